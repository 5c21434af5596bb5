'use client';

import { useLayoutEffect } from 'react';
import { listen } from '@/components/islands/listen';
import { isLocale } from '@/lib/locales';
import { writeStored } from '@/lib/storage/browser-storage';

type LanguageChoiceProps = Record<string, never>;

/**
 * Stores the language that a visitor chooses, and keeps query and anchor in the links. Renders
 * nothing.
 */
export default function LanguageChoice(_: LanguageChoiceProps) {
  useLayoutEffect(() => {
    const controller = new AbortController();
    handleLanguageLinks(controller.signal);
    return () => controller.abort();
  }, []);
  return null;
}

/** Language links, including the one to the current language. */
const languageLink = 'a[data-language]';

/** Live messages, and content that exists in one language only. */
const untranslated = '[role="status"], [role="alert"], [data-untranslated]';

/**
 * The hash of the current URL, if its target exists in every language, or an island takes it.
 *
 * @param hash including `#`, as in `location.hash`
 * @returns the hash, or an empty string
 */
function translatedHash(hash: string): string {
  const [, state] = /^#(\w+)=/.exec(hash) ?? [];
  if (state !== undefined) return document.querySelector(`[data-hash="${state}"]`) ? hash : '';
  const target = document.getElementById(hash.slice(1));
  const isInMain = target?.parentElement?.closest('main') != null;
  return isInMain && target.closest(untranslated) === null ? hash : '';
}

function languageLinkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(languageLink) : null;
}

/** Adds the current query, such as a campaign, and the current hash to a language link. */
function updateHref(link: HTMLAnchorElement): void {
  const { search, hash } = window.location;
  const href = link.pathname + search + translatedHash(hash);
  if (link.getAttribute('href') !== href) link.setAttribute('href', href);
}

/** Stores an explicit choice, for links opened in this tab or in a new one. */
function rememberChoice(link: HTMLAnchorElement): void {
  const { language = '' } = link.dataset;
  if (isLocale(language)) writeStored('language', language);
}

const primaryButton = 0;
const middleButton = 1;

/** Handles all language links on the page, including those added later. */
export function handleLanguageLinks(signal: AbortSignal): void {
  // Pointer, keyboard focus, or, with screen readers, a click only.
  listen(document, ['pointerdown', 'focusin', 'click'], { signal }, (event) => {
    const link = languageLinkAt(event);
    if (link) updateHref(link);
  });
  listen(document, ['click', 'auxclick'], { signal }, (event) => {
    const link = languageLinkAt(event);
    if (link && [primaryButton, middleButton].includes(event.button)) rememberChoice(link);
  });
}
