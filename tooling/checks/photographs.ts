import type { Problem } from '@/lib/i18n/text-problem';
import { defaultLocale, locales } from '@/lib/locales';
import { photographPlaces } from '@/lib/pictures/photograph-places';
import { missingPhotographText, photographTextKey } from '@/lib/pictures/photograph-text';
import { findPhotographs } from '@/tooling/assets/photographs/find-photographs';
import { readMessageTexts } from '@/tooling/checks/message-texts';
import { readMessageFile } from '@/tooling/messages/read-file';

/**
 * Checks names and alternative texts of photographs. Decoding and size are checked when they are
 * cropped.
 *
 * @param folders.photographs the project's `photographs/`, which may be missing
 * @param folders.messages the project's `messages/`
 */
export async function photographProblems(folders: {
  photographs: string;
  messages: string;
}): Promise<Problem[]> {
  const { found, problems } = await findPhotographs(folders.photographs);
  if (found.length === 0) return problems;

  const { texts } = await readMessageTexts(folders.messages);
  const files = texts.flatMap((text) => readMessageFile(text).file ?? []);
  const missing = found.flatMap(({ place, file }) => {
    const { page } = photographPlaces[place];
    const lacking = locales.filter((locale) => {
      const messages = files.find((one) => one.locale === locale && one.namespace === page);
      return messages !== undefined && !messages.messages.has(photographTextKey);
    });
    // If there is a German text, the comparison of languages reports missing translations.
    if (!lacking.includes(defaultLocale)) return [];
    return lacking.map((locale) => missingPhotographText(file, `messages/${locale}/${page}.json`));
  });
  return [...problems, ...missing];
}
