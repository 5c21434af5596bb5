import { type ConsentRecord, parseConsent } from '@/lib/consent/record';
import { readStored, removeStored, watchStored, writeStored } from '@/lib/storage/browser-storage';

/** The choice that this browser has stored, if it is a valid one. */
export function readConsent(): ConsentRecord | undefined {
  return parseConsent(readStored('consent'));
}

/** Stores a choice. Where the browser keeps nothing, it holds for the page that is open. */
export function storeConsent(record: ConsentRecord): void {
  // An older choice must not outlive the one that could not be written.
  if (!writeStored('consent', JSON.stringify(record))) removeStored('consent');
}

/**
 * Calls `listener` with the stored choice when it may have changed elsewhere: in another tab, or
 * on a later page while this one was kept for the back button.
 *
 * @returns what ends the listening
 */
export function watchConsent(listener: (record: ConsentRecord | undefined) => void): () => void {
  const stopStored = watchStored('consent', (value) => listener(parseConsent(value)));
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const record = persisted ? readConsent() : undefined;
    // Without a choice the page stays as it was left: a banner that was closed stays closed.
    if (record) listener(record);
  };
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stopStored();
    window.removeEventListener('pageshow', onPageShow);
  };
}
