import { announce, startContactStack } from '@/tooling/contact-stack/with-proxy';
import type { Places } from '@/tooling/hosting/listen-addresses';
import { startNext } from '@/tooling/serve/start-next';
import { endOnSignals } from '@/tooling/support/end-on-signals';

/**
 * Runs Next's own server with everything behind the contact form, until it is asked to end.
 *
 * @throws an error of one line when something cannot start
 */
export async function serveNext(places: Places, mode: 'development' | 'production') {
  const stack = await startContactStack(places);
  try {
    const next = await startNext({ place: places.site, mode, contact: stack?.contact() });
    endOnSignals(next.stop, stack?.stop);
    announce(places, stack);
    await next.ended;
  } finally {
    await stack?.stop();
  }
}
