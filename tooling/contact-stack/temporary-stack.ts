import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { homeOutside } from '@/tooling/contact-stack/postgres-home';
import { type RunningStack, type StackOptions, startStack } from '@/tooling/contact-stack/stack';

/** A stack whose data is removed when it is stopped. */
export type TestStack = RunningStack & { folder: string };

/** Makes a folder for the data of a test's database, inbox and function. */
export async function makeDataFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-stack-'));
  // As root the database has another account, which has to pass through.
  await chmod(folder, 0o711);
  const remove = async () => {
    const folders = [folder, homeOutside(join(folder, 'postgres'))];
    for (const path of folders) await rm(path, { recursive: true, force: true });
  };
  return { folder, remove };
}

/** Settings without a limit for many requests from one address. */
export const unlimited = {
  RATE_LIMIT_PER_ADDRESS: '1000000',
  RATE_LIMIT_PER_SITE: '1000000',
  RATE_LIMIT_PER_NETWORK: '1000000',
  RATE_LIMIT_TOTAL: '1000000',
  OUTBOX_LIMIT: '1000000',
} as const;

/** Mails arrive while a test waits for them. */
const testSettings = {
  ...unlimited,
  DELIVERY_POLL_SECONDS: '0.5',
  DELIVERY_BACKOFF_SECONDS: '0.5',
} as const;

/**
 * Starts database, inbox and function on free ports, with data in a folder that is removed at the end.
 * Nothing of the shell's or an `.env` file's settings reaches them.
 */
export async function startTestStack(
  options: Pick<StackOptions, 'origins' | 'pageSource'> & Partial<StackOptions>,
): Promise<TestStack> {
  const { folder, remove } = await makeDataFolder();
  try {
    const stack = await startStack({
      folder,
      log: () => undefined,
      ...options,
      env: { ...testSettings, ...options.env },
    });
    return {
      ...stack,
      folder,
      stop: async () => {
        await stack.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
