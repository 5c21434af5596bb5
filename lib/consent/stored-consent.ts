import { type ConsentRecord, parseConsent } from '@/lib/consent/record';
import { isAllowed, type Service } from '@/lib/consent/services';
import { readStored, removeStored, watchStored, writeStored } from '@/lib/storage/browser-storage';

/**
 * Whether a choice covers what it would load now: nobody consented to a service that was declared
 * later. A refusal covers all.
 */
function holdsFor(services: readonly Service[], record: ConsentRecord): boolean {
  const offered = (readStored('consentServices') ?? '').split(' ');
  return services.every((service) => !isAllowed(service, record) || offered.includes(service.id));
}

function valid(stored: string | null, services: readonly Service[]): ConsentRecord | undefined {
  const record = parseConsent(stored);
  return record && holdsFor(services, record) ? record : undefined;
}

/** The choice that this browser has stored, if it is a valid one for these services. */
export function readConsent(services: readonly Service[]): ConsentRecord | undefined {
  return valid(readStored('consent'), services);
}

/** Stores a choice among services. Where the browser keeps nothing, it holds for the open page. */
export function storeConsent(record: ConsentRecord, services: readonly Service[]): void {
  // First, so that other tabs find it when they learn of the choice.
  if (services.length > 0) writeStored('consentServices', services.map(({ id }) => id).join(' '));
  // An older choice must not outlive the one that could not be written.
  if (!writeStored('consent', JSON.stringify(record))) removeStored('consent');
}

/**
 * Calls `listener` with the stored choice when it may have changed elsewhere: in another tab, or
 * on a later page while this one was kept for the back button.
 *
 * @returns what ends the listening
 */
export function watchConsent(
  services: readonly Service[],
  listener: (record: ConsentRecord | undefined) => void,
): () => void {
  const stopStored = watchStored('consent', (value) => listener(valid(value, services)));
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const record = persisted ? readConsent(services) : undefined;
    // Without a choice the page stays as it was left: a banner that was closed stays closed.
    if (record) listener(record);
  };
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stopStored();
    window.removeEventListener('pageshow', onPageShow);
  };
}
