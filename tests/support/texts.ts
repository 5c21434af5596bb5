import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import type { Messages } from '@/generated/messages';
import { type Namespace, namespaces } from '@/lib/i18n/namespaces';
import { fillInNumbers } from '@/lib/i18n/numbers';
import { type Locale, localeTable } from '@/lib/locales';
import type { Block, Inline } from '@/lib/terms/parse-document';
import { site } from '@/site.config';

/** A translator for a language's messages, as on the pages, with type-checked keys. */
export function translator(locale: Locale) {
  const read = (name: Namespace) => readFileSync(join('messages', locale, `${name}.json`), 'utf8');
  const files = namespaces.map((name) => `"${name}": ${read(name)}`);
  const fillIn = fillInNumbers(locale);
  const messages: Messages = JSON.parse(`{${files.join()}}`, (_key, value: unknown) =>
    typeof value === 'string' ? fillIn(value) : value,
  );
  return createTranslator({ locale: localeTable[locale].intl, messages });
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

const { employerPhone, nursePhone, whatsapp, viber } = site.channels;

/** Which channels `site.config.ts` configures. */
export const has = {
  employerPhone: employerPhone !== undefined,
  nursePhone: nursePhone !== undefined,
  whatsapp: whatsapp !== undefined,
  viber: viber !== undefined,
  phone: employerPhone !== undefined && nursePhone !== undefined,
  messenger: whatsapp !== undefined || viber !== undefined,
} as const;

/** The form's error message without a response. With numbers for all, it suggests calling. */
export function failureText(locale: Locale): string {
  const t = translator(locale);
  return t(has.phone ? 'contact.form.failure.text' : 'contact.form.failure.textWithoutPhone');
}

const inlineText = (part: Inline): string =>
  part.kind === 'text' ? part.text : part.children.map(inlineText).join('');

/** The texts of a block of the terms, one for each paragraph. */
export const paragraphs = (block: Block): string[] =>
  block.kind === 'paragraph'
    ? [block.children.map(inlineText).join('')]
    : block.items.flat().flatMap(paragraphs);
