import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import type { Namespace } from '@/lib/i18n/namespaces';
import type { Messages } from '@/lib/i18n/source-messages';
import type { Locale } from '@/lib/locales';

/** A message file's content, as deep as it goes. */
type MessageTree = { readonly [key: string]: string | MessageTree };

function readMessages<Name extends Namespace>(locale: Locale, namespace: Name): Messages[Name] {
  return JSON.parse(readFileSync(join('messages', locale, `${namespace}.json`), 'utf8'));
}

/** The texts of a language as the pages show them, with keys that the compiler knows. */
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
  };
  return createTranslator({ locale, messages });
}

/** Every text of a namespace with its key: `hero.title`. */
function leavesOf(tree: MessageTree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] satisfies [string, string]]
      : leavesOf(value, `${path}${key}.`),
  );
}

/** Every text of a language's message file with its key. */
export function textsIn(locale: Locale, namespace: Namespace): [key: string, text: string][] {
  return leavesOf(readMessages(locale, namespace));
}

/** A text without the marks that say where it may break, and where not. */
export function withoutBreakMarks(text: string): string {
  return text.replace(/[\u00ad\u2060]/g, '');
}

/** A text without what only its setting adds: marks for breaks, kinds of white space, capitals. */
export function plain(text: string): string {
  return withoutBreakMarks(text).replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Matches a text as a whole, whatever white space and marks for breaks its setting has. */
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
