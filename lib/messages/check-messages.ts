import { defaultLocale, type Locale } from '@/lib/locales';
import { checkIcu, checkParameters } from '@/lib/messages/check-icu';
import { checkEmpty, checkKeys } from '@/lib/messages/check-keys';
import { checkLength } from '@/lib/messages/check-length';
import { checkMeta } from '@/lib/messages/check-meta';
import { checkTranslated } from '@/lib/messages/check-translated';
import { checkTypography } from '@/lib/messages/check-typography';
import { checkWording } from '@/lib/messages/check-wording';
import type { MessageFile, MessageText } from '@/lib/messages/message-file';
import type { Problem } from '@/lib/messages/problem';
import { readMessageFile } from '@/lib/messages/read-file';

/**
 * Runs every check on message files, wherever they come from.
 *
 * @param texts the files of all languages
 * @param wordsToAvoid what each language's texts never say
 * @returns what is wrong, file by file; nothing if all can be published
 */
export function checkMessages(
  texts: readonly MessageText[],
  wordsToAvoid: ReadonlyMap<Locale, readonly RegExp[]>,
): Problem[] {
  const read = texts.map(readMessageFile);
  const files = read.flatMap(({ file }) => file ?? []);
  const sources = new Map<string, MessageFile>(
    files.filter(({ locale }) => locale === defaultLocale).map((file) => [file.namespace, file]),
  );

  const alone = files.flatMap((file) => [
    ...checkEmpty(file),
    ...checkIcu(file),
    ...checkLength(file),
    ...checkTypography(file),
    ...checkWording(file, wordsToAvoid.get(file.locale) ?? []),
  ]);
  const compared = files.flatMap((file) => {
    const german = sources.get(file.namespace);
    if (german === undefined || german === file) return [];
    return [
      ...checkKeys(file, german),
      ...checkParameters(file, german),
      ...checkTranslated(file, german),
    ];
  });
  const meta = [...new Set(files.map(({ locale }) => locale))].flatMap((locale) =>
    checkMeta(files.filter((file) => file.locale === locale)),
  );

  const order = texts.map(({ file }) => file);
  return [...read.flatMap(({ problems }) => problems), ...alone, ...compared, ...meta].sort(
    (a, b) => order.indexOf(a.file) - order.indexOf(b.file),
  );
}
