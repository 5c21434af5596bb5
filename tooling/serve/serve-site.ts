import type { RunningStack } from '@/tooling/contact-stack/stack';
import { announce, startContactStack } from '@/tooling/contact-stack/with-proxy';
import type { Places } from '@/tooling/hosting/listen-addresses';
import { startPreviewServer } from '@/tooling/hosting/preview-server';
import { endOnSignals } from '@/tooling/support/end-on-signals';

/**
 * Serves a published site with everything behind its contact form, until it is asked to end.
 *
 * @param root folder of the site
 * @throws an error of one line when something cannot start; then nothing runs
 */
export async function serveSite(places: Places, root: string): Promise<void> {
  let stack: RunningStack | undefined;
  const contact = () => stack?.contact();
  // First, because the stack reads pages from it.
  const { site, proxies } = places;
  const server = await startPreviewServer({ root, ...site, contact, proxies });
  try {
    stack = await startContactStack(places);
  } catch (error) {
    await server.close();
    throw error;
  }
  endOnSignals(server.close, stack?.stop);
  announce(places, stack);
}
