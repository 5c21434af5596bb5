import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { readMessages } from '@/lib/i18n/read-messages';
import { type Locale, localeTable } from '@/lib/locales';

// React's server needs it, and jsdom has none.
globalThis.setImmediate = setImmediate;

const texts = new Map<Locale, ReturnType<typeof readMessages>>();

/**
 * Renders a section of a page in one language, as the server does.
 *
 * @param further texts of a page that its files do not have
 */
export async function showSection(
  section: ReactNode,
  locale: Locale,
  further: object = {},
): Promise<HTMLElement> {
  const messages = texts.get(locale) ?? readMessages(locale);
  texts.set(locale, messages);
  const { prelude } = await prerenderToNodeStream(
    <NextIntlClientProvider
      locale={localeTable[locale].intl}
      messages={{ ...(await messages), ...further }}
    >
      {section}
    </NextIntlClientProvider>,
  );
  const element = document.createElement('div');
  element.innerHTML = await text(prelude);
  return element;
}

/** The texts of a section, including the props of its islands. */
export function wordsOf(element: HTMLElement): string {
  const islands = [...element.querySelectorAll('[data-props]')];
  const props = islands.map((one) => one.getAttribute('data-props'));
  return [element.textContent, ...props].join(' ').replaceAll('\u00a0', ' ');
}

/** Empty elements that must not be empty. */
export function emptyElements(element: HTMLElement): string[] {
  const parts = 'h1, h2, h3, ul, dl, dt, dd, li, p:not([role]), a, section';
  return [...element.querySelectorAll(parts)]
    .filter((one) => one.textContent.trim() === '' && one.closest('[hidden]') === null)
    .map((one) => one.outerHTML);
}
