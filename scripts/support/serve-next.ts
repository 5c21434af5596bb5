import { announce, startContactStack } from '@/scripts/support/contact-stack';
import { endOnSignals } from '@/scripts/support/end-on-signals';
import type { Places } from '@/scripts/support/places';
import { startNext } from '@/scripts/support/start-next';

/**
 * Runs Next's own server with everything behind the contact form, until it is asked to end.
 *
 * @throws an error of one line when something cannot start
 */
export async function serveNext(places: Places, mode: 'development' | 'production') {
  const stack = await startContactStack(places);
  try {
    const next = await startNext({ place: places.site, mode, contact: stack?.contact()?.origin });
    endOnSignals(next.stop, stack?.stop);
    announce(places, stack);
    await next.ended;
  } finally {
    await stack?.stop();
  }
}
