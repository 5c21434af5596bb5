import { type ProxySettings, proxySettingsFrom } from '@/tooling/hosting/proxy-settings';
import { assertPortFree } from '@/tooling/support/assert-port-free';
import {
  inboxAddressFrom,
  type ListenAddress,
  listenAddressFrom,
} from '@/tooling/support/listen-address';

/** Listen addresses of site and inbox, and the proxies in front of the site. */
export type ListenSettings = { site: ListenAddress; inbox: ListenAddress; proxies: ProxySettings };

/**
 * Reads the listen settings and checks, before a long build, that the ports are free.
 *
 * @param command the command that was typed, for error messages
 * @throws an error of one line when a port is in use or invalid, or a proxy setting is invalid
 */
export async function readListenSettings(command: string): Promise<ListenSettings> {
  const { env } = process;
  const site = listenAddressFrom(env);
  const inbox = inboxAddressFrom(env);
  const proxies = proxySettingsFrom(env, site);
  await assertPortFree(site, command);
  // With SMTP_URL no inbox is started.
  if (!env['SMTP_URL']) await assertPortFree(inbox, command, 'INBOX_PORT');
  return { site, inbox, proxies };
}
