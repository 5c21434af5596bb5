import type { Problem } from '@/lib/i18n/text-problem';
import { defaultLocale } from '@/lib/locales';
import { site } from '@/site.config';
import { readMessageTexts } from '@/tooling/checks/message-texts';
import type { MessageFile } from '@/tooling/messages/message-file';
import { readMessageFile } from '@/tooling/messages/read-file';

const prefix = 'services.';

/**
 * Compares the services declared in `site.config.ts` with the messages about them on the privacy
 * page: one each, in every language.
 *
 * @param files the readable message files
 */
export function checkServiceTexts(
  files: readonly MessageFile[],
  services: readonly { id: string; name: string }[],
): Problem[] {
  const pages = files.filter(({ namespace }) => namespace === 'privacy');
  const german = pages.find(({ locale }) => locale === defaultLocale);
  return pages.flatMap(({ file, messages }) => {
    const missing = services
      .map(({ id, name }) => ({ key: prefix + id, name }))
      // Keys missing in a translation only are reported by the comparison with the German file.
      .filter(({ key }) => !messages.has(key) && !german?.messages.has(key))
      .map(({ key, name }) => {
        const message = `missing; site.config.ts declares "${name}"; say what it does, who gets which data, where, and for how long`;
        return { file, key, message };
      });
    const orphaned = [...messages.keys()]
      .filter((key) => key.startsWith(prefix))
      .filter((key) => !services.some(({ id }) => key === prefix + id))
      .map((key) => {
        const message =
          'no such service in site.config.ts; remove the text, or declare the service';
        return { file, key, message };
      });
    return [...missing, ...orphaned];
  });
}

/**
 * Checks the messages about the services of this site.
 *
 * @param folder folder of the message files
 */
export async function serviceProblems(folder: string): Promise<Problem[]> {
  const { texts } = await readMessageTexts(folder);
  const files = texts.flatMap((text) => readMessageFile(text).file ?? []);
  return checkServiceTexts(files, site.services);
}
