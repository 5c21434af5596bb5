import type { Problem } from '@/lib/i18n/text-problem';
import { readIcu } from '@/tooling/messages/icu';
import type { MessageFile } from '@/tooling/messages/message-file';

/** Texts that address a company: the employers' page, and cards for employers on other pages. */
const toCompanies = /^employers\.|\.employers\./;
/** Words of a reader, who addresses the company of this site. */
const ofReaders = /\.(?:question|greeting)$/;

const pronoun = '(?:i|as|am|ama|aš\\p{L}*)(?!\\p{L})';
const small = new RegExp(`(?<!\\p{L})v${pronoun}`, 'u');
/** Not at the beginning of a sentence, where every word has a capital letter. */
const capital = new RegExp(`(?<=[\\p{Ll},;–(] ?)(?<![.?!:“„] )(?<!\\p{L})V${pronoun}`, 'u');

/**
 * Checks how BHS addresses readers: one person with a capital letter (Vi, Vaš), a company with a
 * small one.
 */
export function checkAddress({ file, locale, namespace, messages }: MessageFile): Problem[] {
  if (locale !== 'vas') return [];
  return [...messages].flatMap(([key, text]): Problem[] => {
    const message = readIcu(text);
    const plain = 'error' in message ? text : message.readings.join('\n');
    const isCompany = toCompanies.test(`${namespace}.${key}`) || ofReaders.test(key);
    const found = (isCompany ? capital : small).exec(plain)?.[0];
    if (found === undefined) return [];
    const advice = isCompany
      ? 'a company is addressed with a small letter'
      : 'one person is addressed with a capital letter';
    return [{ file, key, message: `"${found}": ${advice}` }];
  });
}
