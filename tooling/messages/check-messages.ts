import type { Problem } from '@/lib/i18n/text-problem';
import { defaultLocale, type Locale } from '@/lib/locales';
import { checkAddress } from '@/tooling/messages/check-address';
import { checkDates } from '@/tooling/messages/check-dates';
import { checkFigures } from '@/tooling/messages/check-figures';
import { checkGermanParameters, checkIcu, checkParameters } from '@/tooling/messages/check-icu';
import { checkEmpty, checkKeys } from '@/tooling/messages/check-keys';
import { checkLength } from '@/tooling/messages/check-length';
import { checkMeta } from '@/tooling/messages/check-meta';
import { checkTranslated } from '@/tooling/messages/check-translated';
import { checkTypography } from '@/tooling/messages/check-typography';
import { checkWording } from '@/tooling/messages/check-wording';
import type { MessageFile, MessageText } from '@/tooling/messages/message-file';
import { readMessageFile } from '@/tooling/messages/read-file';

/**
 * Runs all checks on message files from any source.
 *
 * @param texts the files of all languages
 * @param forbiddenTerms forbidden terms by language
 * @returns problems by file; empty if all files can be published
 */
export function checkMessages(
  texts: readonly MessageText[],
  forbiddenTerms: ReadonlyMap<Locale, readonly RegExp[]>,
): Problem[] {
  const read = texts.map(readMessageFile);
  const files = read.flatMap(({ file }) => file ?? []);
  const sources = new Map<string, MessageFile>(
    files.filter(({ locale }) => locale === defaultLocale).map((file) => [file.namespace, file]),
  );

  const alone = files.flatMap((file) => [
    ...checkAddress(file),
    ...checkDates(file),
    ...checkFigures(file),
    ...checkEmpty(file),
    ...checkIcu(file),
    ...checkLength(file),
    ...checkTypography(file),
    ...checkWording(file, forbiddenTerms.get(file.locale) ?? []),
  ]);
  const compared = [...sources.values()].flatMap((german) => {
    const translations = files.filter(
      (file) => file.namespace === german.namespace && file !== german,
    );
    const ofGerman = checkGermanParameters(german, translations);
    const said = new Set(ofGerman.map(({ key }) => key));
    const ofTranslations = translations.flatMap((file) => [
      ...checkKeys(file, german),
      ...checkParameters(file, german).filter(({ key }) => !said.has(key)),
      ...checkTranslated(file, german),
    ]);
    return [...ofGerman, ...ofTranslations];
  });
  const meta = [...new Set(files.map(({ locale }) => locale))].flatMap((locale) =>
    checkMeta(files.filter((file) => file.locale === locale)),
  );

  const order = texts.map(({ file }) => file);
  return [...read.flatMap(({ problems }) => problems), ...alone, ...compared, ...meta].sort(
    (a, b) => order.indexOf(a.file) - order.indexOf(b.file),
  );
}
