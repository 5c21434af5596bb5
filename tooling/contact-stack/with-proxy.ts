import { resolve } from 'node:path';
import { functionSettings } from '@/tooling/contact-stack/function-settings';
import { MissingProgram } from '@/tooling/contact-stack/missing-program';
import { type RunningStack, startStack } from '@/tooling/contact-stack/stack';
import type { Places } from '@/tooling/hosting/listen-addresses';
import { visibleAddress } from '@/tooling/support/listen-settings';

/** Stands for what is not started yet, where only the settings are looked at. */
const sample = {
  databaseUrl: 'postgres://127.0.0.1/sample',
  smtpUrl: 'smtp://127.0.0.1',
  origins: ['http://localhost'],
  pageSource: 'http://localhost',
  secrets: { IP_HASH_KEY: 'x'.repeat(32), DRAIN_KEY: 'x'.repeat(32) },
  proxyKey: 'x'.repeat(32),
} as const;

/**
 * Finds out before a long build whether the function will be able to start.
 *
 * @throws an error of one line that names every wrong setting
 */
export function assertSettings(): void {
  const { env } = process;
  functionSettings(env, { ...sample, databaseUrl: env['DATABASE_URL'] || sample.databaseUrl });
}

/**
 * Starts what stands behind the contact form of a site on this machine.
 *
 * @returns undefined where a program is missing for this platform, which is said: the site works,
 *   and its contact form answers that it is unavailable
 * @throws an error of one line when something cannot start
 */
export async function startContactStack({
  site,
  inbox,
}: Places): Promise<RunningStack | undefined> {
  const { env } = process;
  const visible = visibleAddress(site);
  const { port } = site;
  try {
    return await startStack({
      folder: resolve(env['DATA_FOLDER'] || '.data'),
      env,
      inboxPort: inbox.port,
      origins: [visible, `http://127.0.0.1:${port}`, `http://[::1]:${port}`],
      pageSource: visible,
      log: (line) => console.warn(line),
    });
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    console.warn(error.message);
    return undefined;
  }
}

/** Prints where the site and the inbox are. */
export function announce({ site, inbox }: Places, stack: RunningStack | undefined): void {
  console.log(`\nSite:  ${visibleAddress(site)}`);
  if (stack?.inbox) console.log(`Inbox: ${visibleAddress(inbox)}`);
  else console.log(stack ? 'Inbox: none, SMTP_URL is set' : 'Inbox: none, the contact form is off');
}
