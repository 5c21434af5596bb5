import { useLayoutEffect, useState } from 'react';
import {
  type ConsentChanges,
  type ConsentRecord,
  type OptionalCategory,
  onlyNecessary,
  type Service,
} from '@/lib/consent/consent';
import { hasNoData, readConsent, storeConsent, watchConsent } from '@/lib/consent/stored-consent';

/** Name and description of a category. */
export type CategoryTexts = Readonly<{ name: string; description: string }>;

export type BannerTexts = Readonly<
  Record<'label' | 'title' | 'text' | 'privacy' | 'settings' | 'close', string> &
    Record<'acceptAll' | 'onlyNecessary', string>
>;

/** Texts while the settings load, and after they failed to load. */
export type StatusTexts = Readonly<
  Record<'announcement' | 'loading' | 'failed' | 'dismiss', string>
>;

export type SettingsTexts = Readonly<
  Record<'title' | 'text' | 'always' | 'empty' | 'stores' | 'storesNothing', string> &
    Record<'save' | 'close', string> & {
      categories: Record<'necessary' | OptionalCategory, CategoryTexts>;
    }
>;

const importServices = () => import('@/lib/consent/apply-consent');

/** The visitor's choice, as known to the current page. */
type Consent = {
  record?: ConsentRecord | undefined;
  /** Whether to ask the visitor; `false` also after closing without an answer. */
  isAsked: boolean;
};

/** Calls `start` when the page is activated: at once, unless it is being prerendered. */
function whenActivated(start: () => void, signal: AbortSignal): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true, signal });
  } else start();
}

/**
 * The visitor's choice: read when the page is activated, updated from other tabs, stored after a
 * change, and applied to the declared services.
 *
 * @returns `consent` is undefined until it has been read in the browser; `change` updates the
 *   currently stored choice, so that it does not overwrite changes of another tab
 */
export function useConsent(services: readonly Service[]): {
  consent: Consent | undefined;
  choose: (record: ConsentRecord) => void;
  change: (changes: ConsentChanges) => void;
  closeUnanswered: () => void;
} {
  const [consent, setConsent] = useState<Consent>();

  useLayoutEffect(() => {
    const follow = (record: ConsentRecord | undefined) =>
      setConsent({ record, isAsked: record === undefined });
    const controller = new AbortController();
    const { signal } = controller;
    whenActivated(() => {
      // A separate task, because rendering the banner takes as long as hydrating the whole page.
      const timer = setTimeout(() => follow(readConsent(services)));
      signal.addEventListener('abort', () => clearTimeout(timer));
    }, signal);
    watchConsent(services, follow, signal);
    return () => controller.abort();
  }, [services]);

  const isRead = consent !== undefined;
  const record = consent?.record;
  useLayoutEffect(() => {
    if (!isRead || services.length === 0 || (!record && hasNoData())) return;
    importServices().then(
      ({ applyConsent }) => applyConsent(services, record),
      (error: unknown) => console.error('The services did not start.', error),
    );
  }, [isRead, record, services]);

  const choose = (chosen: ConsentRecord) => {
    storeConsent(chosen, services);
    setConsent({ record: chosen, isAsked: false });
  };

  return {
    consent,
    choose,
    change: (changes) =>
      choose({ ...(readConsent(services) ?? record ?? onlyNecessary), ...changes }),
    closeUnanswered: () => setConsent((known) => ({ ...known, isAsked: false })),
  };
}

/** Moves the focus to the main element without scrolling, before the focused element is removed. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
