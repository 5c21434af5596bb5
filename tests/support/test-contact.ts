import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContact } from '@/scripts/serve/serve';
import { loopback } from '@/scripts/support/listen-address';
import {
  type ContactFunction,
  createContactFunction,
} from '@/supabase/functions/send-contact-email/contact';

/** The contact function with a temporary database and inbox. */
export type TestContact = {
  /** Counts each request as another visitor's, unless `x-test-address` names the address. */
  contact: Pick<ContactFunction, 'fetch'>;
  /** Counts by `x-real-ip`, as behind nginx. */
  behindProxy: Pick<ContactFunction, 'fetch'>;
  inbox: string;
  stop: () => Promise<void>;
};

const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/**
 * Starts the contact function without effective limits.
 *
 * @param origins of the site, the first one for redirects
 */
export async function startTestContact(
  origins: readonly [string, ...string[]],
): Promise<TestContact> {
  const folder = await mkdtemp(join(tmpdir(), 'site-data-'));
  // The account of PostgreSQL needs access, too.
  await chmod(folder, 0o711);
  const local = await startContact(
    {
      DATA_FOLDER: folder,
      SITE_URL: origins[0],
      ORIGINS: origins.join(),
      MAILS_PER_HOUR: '1000000',
    },
    { site: { host: loopback, port: 80 }, inbox: { host: loopback, port: 0 } },
  );
  if (local?.inbox === undefined) throw new Error('There is no PostgreSQL for this platform.');
  const behindProxy = createContactFunction({
    ...local.settings,
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
  });
  return {
    contact: {
      fetch: (request) =>
        local.contact.fetch(request, request.headers.get('x-test-address') ?? randomAddress()),
    },
    behindProxy,
    inbox: local.inbox,
    stop: async () => {
      await behindProxy.close();
      await local.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
