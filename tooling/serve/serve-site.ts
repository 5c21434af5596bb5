import type { RunningStack } from '@/tooling/contact-stack/stack';
import { announce, startContactStack } from '@/tooling/contact-stack/with-proxy';
import type { ListenSettings } from '@/tooling/hosting/listen-settings';
import { startPreviewServer } from '@/tooling/hosting/preview-server';
import { shutDownOnSignals } from '@/tooling/support/shut-down-on-signals';

/**
 * Serves a published site with everything behind its contact form, until it is asked to end.
 *
 * @param root folder of the site
 * @throws an error of one line when something cannot start; then nothing runs
 */
export async function serveSite(listenSettings: ListenSettings, root: string): Promise<void> {
  let stack: RunningStack | undefined;
  const contact = () => stack?.contact();
  // First, because the stack reads pages from it.
  const { site, proxies } = listenSettings;
  const server = await startPreviewServer({ root, ...site, contact, proxies });
  try {
    stack = await startContactStack(listenSettings);
  } catch (error) {
    await server.close();
    throw error;
  }
  shutDownOnSignals(server.close, stack?.stop);
  announce(listenSettings, stack);
}
