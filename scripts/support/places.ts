import { assertFree, inboxPlaceFrom, type Place, placeFrom } from '@/lib/hosting/port';

/** Where the site and the inbox of a command listen. */
export type Places = { site: Place; inbox: Place };

/**
 * Finds out before a long build whether site and inbox will be able to listen.
 *
 * @param command what the person typed
 * @throws an error of one line when a port is taken or is none
 */
export async function assertPlaces(command: string): Promise<Places> {
  const { env } = process;
  const places = { site: placeFrom(env), inbox: inboxPlaceFrom(env) };
  await assertFree(places.site, command);
  // Mails go to a server of one's own: no inbox is started.
  if (!env['SMTP_URL']) await assertFree(places.inbox, command, 'INBOX_PORT');
  return places;
}
