import { useLayoutEffect, useState } from 'react';
import { whenVisible } from '@/components/islands/dom';
import type { ConsentRecord, Service } from '@/lib/consent/consent';
import { hasNoData, readConsent, storeConsent, watchConsent } from '@/lib/consent/stored-consent';

/**
 * The visitor's choice: read when the page is visible, updated from other tabs, stored after a
 * change, and applied to the declared services.
 *
 * @returns `isAsked`: whether to ask the visitor; not before the choice has been read, and not after
 *   closing without an answer
 */
export function useConsent(services: readonly Service[]): {
  record: ConsentRecord | undefined;
  isAsked: boolean;
  choose: (record: ConsentRecord) => void;
  closeUnanswered: () => void;
} {
  const [consent, setConsent] = useState<{ record?: ConsentRecord; isAsked: boolean }>();
  const record = consent?.record;

  useLayoutEffect(() => {
    const follow = (stored: ConsentRecord | undefined) =>
      setConsent(stored ? { record: stored, isAsked: false } : { isAsked: true });
    const controller = new AbortController();
    const { signal } = controller;
    // A separate task, because rendering the banner takes as long as hydrating the whole page.
    const timer = setTimeout(() => whenVisible(() => follow(readConsent(services)), signal));
    signal.addEventListener('abort', () => clearTimeout(timer));
    watchConsent(services, follow, signal);
    return () => controller.abort();
  }, [services]);

  const isRead = consent !== undefined;
  useLayoutEffect(() => {
    if (!isRead || services.length === 0 || (!record && hasNoData())) return;
    import('@/lib/consent/apply-consent').then(
      ({ applyConsent }) => applyConsent(services, record),
      (error: unknown) => console.error('The services did not start.', error),
    );
  }, [isRead, record, services]);

  return {
    record,
    isAsked: consent?.isAsked === true,
    choose: (chosen) => {
      storeConsent(chosen, services);
      setConsent({ record: chosen, isAsked: false });
    },
    closeUnanswered: () => setConsent({ isAsked: false }),
  };
}
