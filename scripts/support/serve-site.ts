import { startPreviewServer } from '@/lib/hosting/preview-server';
import { announce, startContactStack } from '@/scripts/support/contact-stack';
import { endOnSignals } from '@/scripts/support/end-on-signals';
import type { Places } from '@/scripts/support/places';
import type { RunningStack } from '@/scripts/support/stack/stack';

/**
 * Serves a published site with everything behind its contact form, until it is asked to end.
 *
 * @param root folder of the site
 * @throws an error of one line when something cannot start; then nothing runs
 */
export async function serveSite(places: Places, root: string): Promise<void> {
  let stack: RunningStack | undefined;
  const contact = () => stack?.contact()?.origin;
  // First, because the stack reads pages from it.
  const server = await startPreviewServer({ root, ...places.site, contact });
  try {
    stack = await startContactStack(places);
  } catch (error) {
    await server.close();
    throw error;
  }
  endOnSignals(server.close, stack?.stop);
  announce(places, stack);
}
