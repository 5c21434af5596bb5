import type { RunningStack } from '@/tooling/contact-stack/stack';
import { announce, startContactStack } from '@/tooling/contact-stack/with-proxy';
import type { ListenSettings } from '@/tooling/hosting/listen-settings';
import { startPreviewServer } from '@/tooling/hosting/preview-server';
import { shutDownOnSignals } from '@/tooling/support/shut-down-on-signals';

/**
 * Serves a published site with its contact backend, until it is stopped.
 *
 * @param root folder of the site
 * @throws an error of one line when one of them cannot start; then all are stopped
 */
export async function serveSite(listenSettings: ListenSettings, root: string): Promise<void> {
  let stack: RunningStack | undefined;
  const contact = () => stack?.contact();
  // First, because the function fetches pages from it.
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
