import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { homeOutside } from '@/tooling/contact-stack/postgres-home';
import { type RunningStack, type StackOptions, startStack } from '@/tooling/contact-stack/stack';

/** A stack whose data is removed when it is stopped. */
export type TestStack = RunningStack & { folder: string };

/** Creates a temporary data folder for database, inbox and function. */
export async function makeDataFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-stack-'));
  // When started by root, PostgreSQL's account has to enter it.
  await chmod(folder, 0o711);
  const remove = async () => {
    const folders = [folder, homeOutside(join(folder, 'postgres'))];
    for (const path of folders) await rm(path, { recursive: true, force: true });
  };
  return { folder, remove };
}

/** Settings without effective rate limits. */
export const unlimited = {
  RATE_LIMIT_PER_ADDRESS: '1000000',
  RATE_LIMIT_PER_SITE: '1000000',
  RATE_LIMIT_PER_NETWORK: '1000000',
  RATE_LIMIT_TOTAL: '1000000',
  OUTBOX_LIMIT: '1000000',
} as const;

/** Short delays, because tests wait for mails. */
const testSettings = {
  ...unlimited,
  DELIVERY_POLL_SECONDS: '0.5',
  DELIVERY_BACKOFF_SECONDS: '0.5',
} as const;

/**
 * Starts database, inbox and function on free ports, with a temporary data folder. Settings of the
 * shell and of `.env` are ignored.
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
