import { type ProxySettings, proxySettingsFrom } from '@/tooling/hosting/proxy-settings';
import { assertPortFree } from '@/tooling/support/assert-port-free';
import {
  inboxAddressFrom,
  type ListenAddress,
  listenAddressFrom,
} from '@/tooling/support/listen-address';

/** Where the site and the inbox of a command listen, and what stands in front of the site. */
export type ListenSettings = { site: ListenAddress; inbox: ListenAddress; proxies: ProxySettings };

/**
 * Finds out before a long build whether site and inbox will be able to listen.
 *
 * @param command what the person typed
 * @throws an error of one line when a port is taken or is none, or a setting of the proxies
 *   is wrong
 */
export async function readListenSettings(command: string): Promise<ListenSettings> {
  const { env } = process;
  const site = listenAddressFrom(env);
  const inbox = inboxAddressFrom(env);
  const proxies = proxySettingsFrom(env, site);
  await assertPortFree(site, command);
  // Mails go to a server of one's own: no inbox is started.
  if (!env['SMTP_URL']) await assertPortFree(inbox, command, 'INBOX_PORT');
  return { site, inbox, proxies };
}
