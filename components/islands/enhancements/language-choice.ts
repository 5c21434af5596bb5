import { linkOf, listen } from '@/components/islands/dom';
import { isLocale } from '@/lib/locales';
import { writeStored } from '@/lib/storage/browser-storage';

/** Language links, including the one to the current language. */
const languageLink = 'a[data-language]';

/** Messages that the other language's page would show again, such as the form's thanks. */
const liveMessage = '[role="status"], [role="alert"]';

/** The hash of the current URL, unless it leads to a live message. */
function keptHash(): string {
  const { hash } = window.location;
  return document.getElementById(hash.slice(1))?.closest(liveMessage) ? '' : hash;
}

/** Adds the current query, such as a campaign, and the current hash to a language link. */
function updateHref(link: HTMLAnchorElement): void {
  const href = link.pathname + window.location.search + keptHash();
  if (link.getAttribute('href') !== href) link.setAttribute('href', href);
}

/** Stores an explicit choice, for links opened in this tab or in a new one. */
function rememberChoice(link: HTMLAnchorElement): void {
  const { language = '' } = link.dataset;
  if (isLocale(language)) writeStored('language', language);
}

const primaryButton = 0;
const middleButton = 1;

/**
 * Stores the language that a visitor chooses by a language link, and keeps query and hash in the
 * link; also for links that are added later.
 */
export function handleLanguageLinks(signal: AbortSignal): void {
  // Pointer, keyboard focus, or, with screen readers, a click only.
  listen(document, ['pointerdown', 'focusin', 'click'], { signal }, (event) => {
    const link = linkOf(event, languageLink);
    if (link) updateHref(link);
  });
  listen(document, ['click', 'auxclick'], { signal }, (event) => {
    const link = linkOf(event, languageLink);
    if (link && [primaryButton, middleButton].includes(event.button)) rememberChoice(link);
  });
}
