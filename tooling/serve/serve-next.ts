import { announce, startContactStack } from '@/tooling/contact-stack/with-proxy';
import type { ListenSettings } from '@/tooling/hosting/listen-settings';
import { startNext } from '@/tooling/serve/start-next';
import { shutDownOnSignals } from '@/tooling/support/shut-down-on-signals';

/**
 * Runs Next's own server with the contact backend, until it is stopped.
 *
 * @throws an error of one line when one of them cannot start
 */
export async function serveNext(
  listenSettings: ListenSettings,
  mode: 'development' | 'production',
) {
  const stack = await startContactStack(listenSettings);
  try {
    const next = await startNext({ address: listenSettings.site, mode, contact: stack?.contact() });
    shutDownOnSignals(next.stop, stack?.stop);
    announce(listenSettings, stack);
    await next.ended;
  } finally {
    await stack?.stop();
  }
}
