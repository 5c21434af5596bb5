/** Checks texts and files that are only needed with a photograph or a service. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@/lib/i18n/text-problem';
import { defaultLocale, locales } from '@/lib/locales';
import {
  missingPhotographText,
  photographSlots,
  photographTextKey,
} from '@/lib/pictures/photograph-slots';
import type { Site } from '@/lib/site/schema';
import { findPhotographs } from '@/scripts/assets/photographs/find-photographs';
import { readMessageFiles } from '@/scripts/checks/message-texts';
import type { MessageFile } from '@/scripts/messages/message-file';

/** Checks file names and alternative texts of photographs. The build checks format and size. */
export async function photographProblems(folders: {
  photographs: string;
  messages: string;
}): Promise<Problem[]> {
  const { found, problems } = await findPhotographs(folders.photographs);
  if (found.length === 0) return problems;
  const files = await readMessageFiles(folders.messages);
  const missing = found.flatMap(({ slot, file }) => {
    const { page } = photographSlots[slot];
    const withoutText = locales.filter((locale) => {
      const messages = files.find((one) => one.locale === locale && one.namespace === page);
      return messages !== undefined && !messages.messages.has(photographTextKey);
    });
    // If there is a German text, the comparison of languages reports missing translations.
    if (!withoutText.includes(defaultLocale)) return [];
    return withoutText.map((locale) =>
      missingPhotographText(file, `messages/${locale}/${page}.json`),
    );
  });
  return [...problems, ...missing];
}

/** Scripts of services that are missing in `public/`. */
export function missingScripts(root: string, services: Site['services']): Problem[] {
  return services.flatMap(({ id, script }) => {
    if (!script?.startsWith('/') || existsSync(join(root, 'public', script))) return [];
    const message = `missing; site.config.ts names it as the script of the service "${id}"`;
    return [{ file: `public${script}`, key: '', message }];
  });
}

/**
 * Compares the services declared in `site.config.ts` with the messages about them on the privacy
 * page: one text for each service in every language.
 */
export function checkServiceTexts(
  files: readonly MessageFile[],
  services: readonly { id: string }[],
): Problem[] {
  const declared = services.map(({ id }) => `services.${id}`);
  const privacyFiles = files.filter(({ namespace }) => namespace === 'privacy');
  const german = privacyFiles.find(({ locale }) => locale === defaultLocale);
  return privacyFiles.flatMap(({ file, messages }) => {
    const problem = (key: string, message: string): Problem => ({ file, key, message });
    const wanted = 'missing; say what it does, who gets which data, where, and for how long';
    const missing = declared
      // The comparison with the German file reports keys that only a translation lacks.
      .filter((key) => !messages.has(key) && !german?.messages.has(key))
      .map((key) => problem(key, wanted));
    const orphaned = [...messages.keys()]
      .filter((key) => key.startsWith('services.') && !declared.includes(key))
      .map((key) => problem(key, 'no such service in site.config.ts; remove the text'));
    return [...missing, ...orphaned];
  });
}
