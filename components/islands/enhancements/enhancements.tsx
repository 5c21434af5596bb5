'use client';

import { linkOf, listen, useSignal } from '@/components/islands/dom';
import { enhanceMenus } from '@/components/islands/enhancements/menus';
import { isLocale, switchPrefix } from '@/lib/locales';
import { writeStored } from '@/lib/storage/browser-storage';

/**
 * Enhances the server-rendered menus, language links and disclosures of a page. Renders nothing:
 * they work without it, and their links are not duplicated in props.
 */
export default function Enhancements() {
  useSignal([], (signal) => {
    enhanceMenus(signal);
    handleLanguageLinks(signal);
    openLinkedDetails(signal);
  });
  return null;
}

/** Language links, including the one to the current language. */
const languageLink = 'a[data-language]';

/** Messages that the other language's page would show again, such as the form's thanks. */
const liveMessage = '[role="status"], [role="alert"]';

/** The hash of the current URL, unless it leads to a live message. */
function keptHash(): string {
  const { hash } = window.location;
  return document.getElementById(hash.slice(1))?.closest(liveMessage) ? '' : hash;
}

/**
 * Adds the current query, such as a campaign, and the current hash to a language link. On the
 * not-found page, it also gets the visited path, which a static page does not know.
 */
function updateHref(link: HTMLAnchorElement): void {
  const { pathname, search } = window.location;
  const { language = '', keepsPath } = link.dataset;
  const path =
    keepsPath !== undefined && isLocale(language)
      ? switchPrefix(pathname, language)
      : link.pathname;
  const href = path + search + keptHash();
  if (link.getAttribute('href') !== href) link.setAttribute('href', href);
}

const primaryButton = 0;
const middleButton = 1;

/**
 * Stores the language that a visitor chooses by a language link, and keeps query and hash in the
 * link; also for links that are added later.
 */
export function handleLanguageLinks(signal: AbortSignal): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-path]'))
    updateHref(link);
  // Pointer, keyboard focus, or, with screen readers, a click only.
  listen(document, ['pointerdown', 'focusin', 'click'], { signal }, (event) => {
    const link = linkOf(event, languageLink);
    if (link) updateHref(link);
  });
  listen(document, ['click', 'auxclick'], { signal }, (event) => {
    const { language = '' } = linkOf(event, languageLink)?.dataset ?? {};
    // For links opened in this tab or in a new one.
    const isOpened = [primaryButton, middleButton].includes(event.button);
    if (isOpened && isLocale(language)) writeStored('language', language);
  });
}

/** Opens every `details` around the `:target`, if the browser has not done so. */
function openParents(): void {
  const target = document.querySelector(':target');
  let closed = target?.closest('details:not([open])');
  if (!target || !closed) return;
  for (; closed; closed = closed.closest('details:not([open])')) {
    closed.setAttribute('open', '');
  }
  target.scrollIntoView();
}

/**
 * Polyfill for older browsers: opens the question or disclosure that the URL's hash points into,
 * now and whenever a link to it is followed.
 */
function openLinkedDetails(signal: AbortSignal): void {
  openParents();
  window.addEventListener('hashchange', openParents, { signal });
  // Following the same link again fires no `hashchange`; this runs after all click listeners.
  listen(document, 'click', { signal }, (event) => {
    const link = linkOf(event);
    if (link?.hash && link.href === window.location.href) setTimeout(openParents);
  });
}
