import { type ConsentRecord, isAllowed, parseConsent, type Service } from '@/lib/consent/consent';
import {
  isEntryChanged,
  readStored,
  removeStored,
  writeStored,
} from '@/lib/storage/browser-storage';

/**
 * Whether each service that the consent allows was declared when the visitor gave it. A refusal of
 * a category also covers services that are added later.
 */
function coversServices(services: readonly Service[], record: ConsentRecord): boolean {
  const covered = (readStored('consentServices') ?? '').split(' ');
  return services.every((service) => !isAllowed(service, record) || covered.includes(service.id));
}

/** The stored consent, if valid for these services. */
export function readConsent(services: readonly Service[]): ConsentRecord | undefined {
  const record = parseConsent(readStored('consent'));
  return record && coversServices(services, record) ? record : undefined;
}

/** Whether no service can have stored data: the visitor never answered, and has no cookie. */
export function hasNoData(): boolean {
  return readStored('consent') === null && document.cookie === '';
}

/** Stores consent for these services. If storage fails, it applies to the current page only. */
export function storeConsent(record: ConsentRecord, services: readonly Service[]): void {
  // Written first, because other tabs read it when `consent` changes.
  if (services.length > 0) writeStored('consentServices', services.map(({ id }) => id).join(' '));
  // If writing fails, an older choice must not stay valid.
  if (!writeStored('consent', JSON.stringify(record))) removeStored('consent');
}

/**
 * Calls `listener` with the stored consent when it may have changed elsewhere: in another tab, or
 * while this page was in the back/forward cache.
 */
export function watchConsent(
  services: readonly Service[],
  listener: (record: ConsentRecord | undefined) => void,
  signal: AbortSignal,
): void {
  const onStorage = (event: StorageEvent) => {
    if (isEntryChanged('consent', event)) listener(readConsent(services));
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const record = persisted ? readConsent(services) : undefined;
    // Without stored consent, the listener is not called, so that a closed banner stays closed.
    if (record) listener(record);
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
}
