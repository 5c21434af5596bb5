import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import { writeFigures } from '@/lib/i18n/figures';
import type { Namespace } from '@/lib/i18n/namespaces';
import type { Messages } from '@/lib/i18n/source-messages';
import type { Locale } from '@/lib/locales';

/** Content of a message file: nested objects of texts. */
type MessageTree = { readonly [key: string]: string | MessageTree };

function readMessages<Name extends Namespace>(locale: Locale, namespace: Name): Messages[Name] {
  const text = readFileSync(join('messages', locale, `${namespace}.json`), 'utf8');
  return JSON.parse(writeFigures(text, locale));
}

/** A translator for a language's messages, as on the pages, with type-checked keys. */
export function textsOf(locale: Locale) {
  const messages: Messages = {
    common: readMessages(locale, 'common'),
    home: readMessages(locale, 'home'),
    employers: readMessages(locale, 'employers'),
    nurses: readMessages(locale, 'nurses'),
    academy: readMessages(locale, 'academy'),
    contact: readMessages(locale, 'contact'),
    terms: readMessages(locale, 'terms'),
    imprint: readMessages(locale, 'imprint'),
    privacy: readMessages(locale, 'privacy'),
    notFound: readMessages(locale, 'notFound'),
    planner: readMessages(locale, 'planner'),
  };
  return createTranslator({ locale, messages });
}

/** All messages of a namespace by key: `hero.title`. */
function leavesOf(tree: MessageTree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] satisfies [string, string]]
      : leavesOf(value, `${path}${key}.`),
  );
}

/** All messages of a language's message file by key. */
export function textsIn(locale: Locale, namespace: Namespace): [key: string, text: string][] {
  return leavesOf(readMessages(locale, namespace));
}

/** Removes soft hyphens and word joiners. */
export function withoutBreakMarks(text: string): string {
  return text.replace(/[\u00ad\u2060]/g, '');
}

/** Normalizes break marks, white space and case. */
export function plain(text: string): string {
  return withoutBreakMarks(text).replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Matches a text as a whole, regardless of white space and break marks. */
export function exactly(text: string): RegExp {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) =>
      [...word]
        .map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'))
        .join('[\u00ad\u2060]?'),
    );
  return new RegExp(`^\\s*${words.join('\\s+')}\\s*$`);
}
