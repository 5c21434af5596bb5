import { resolve } from 'node:path';
import { functionSettings } from '@/tooling/contact-stack/function-settings';
import { MissingProgram } from '@/tooling/contact-stack/missing-program';
import { type RunningStack, startStack } from '@/tooling/contact-stack/stack';
import type { ListenSettings } from '@/tooling/hosting/listen-settings';
import { browserUrl } from '@/tooling/support/listen-address';

/** Placeholders for services that are not started yet, to validate the settings. */
const sample = {
  databaseUrl: 'postgres://127.0.0.1/sample',
  smtpUrl: 'smtp://127.0.0.1',
  origins: ['http://localhost'],
  pageSource: 'http://localhost',
  secrets: { IP_HASH_KEY: 'x'.repeat(32), DRAIN_KEY: 'x'.repeat(32) },
  proxyKey: 'x'.repeat(32),
} as const;

/**
 * Validates the function's settings before a long build.
 *
 * @throws an error of one line that names every invalid setting
 */
export function assertSettings(): void {
  const { env } = process;
  functionSettings(env, { ...sample, databaseUrl: env['DATABASE_URL'] || sample.databaseUrl });
}

/**
 * Starts the contact backend of a site on this machine.
 *
 * @returns undefined, after a warning, if a program is missing for this platform: the contact form
 *   is then unavailable
 * @throws an error of one line when a service cannot start
 */
export async function startContactStack({
  site,
  inbox,
}: ListenSettings): Promise<RunningStack | undefined> {
  const { env } = process;
  const siteUrl = browserUrl(site);
  const { port } = site;
  try {
    return await startStack({
      folder: resolve(env['DATA_FOLDER'] || '.data'),
      env,
      inboxPort: inbox.port,
      origins: [siteUrl, `http://127.0.0.1:${port}`, `http://[::1]:${port}`],
      pageSource: siteUrl,
      log: (line) => console.warn(line),
    });
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    console.warn(error.message);
    return undefined;
  }
}

/** Prints the addresses of site and inbox. */
export function announce({ site, inbox }: ListenSettings, stack: RunningStack | undefined): void {
  console.log(`\nSite:  ${browserUrl(site)}`);
  if (stack?.inbox) console.log(`Inbox: ${browserUrl(inbox)}`);
  else console.log(stack ? 'Inbox: none, SMTP_URL is set' : 'Inbox: none, the contact form is off');
}
