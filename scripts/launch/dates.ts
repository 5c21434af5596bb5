import { type Problem, warning } from '@/lib/i18n/text-problem';
import { locales } from '@/lib/locales';
import type { Site } from '@/lib/site/schema';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import { loadTerms } from '@/lib/terms/load-terms';
import { git } from '@/scripts/support/command';

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** A legal text with its date as shown, and the last day of that date, to be compared as text. */
export type DatedText = {
  file: string;
  key: string;
  shown: string;
  lastDay: string;
  /** Whether the date is the owner's choice, who may keep it although the text has changed. */
  mayStay?: boolean;
};

/** The pages whose last change is in the configuration, and the terms, whose text has a date. */
export async function datedTexts({ legal: { changed } }: Site): Promise<DatedText[]> {
  const pages = locales.flatMap((locale) =>
    ['imprint', 'privacy'].map((page) => ({
      file: `messages/${locale}/${page}.json`,
      key: 'legal.changed of site.config.ts',
      shown: changed,
      lastDay: `${changed}-31`,
    })),
  );
  const terms = (await loadTerms()).map(({ name, date }) => ({
    file: `messages/${termsLocale}/${termsSources.find((source) => source.name === name)?.file}`,
    key: 'Stand',
    shown: date.text,
    lastDay: date.iso,
    mayStay: true,
  }));
  return [...terms, ...pages];
}

/** Months of legal texts that have not begun yet. */
export function futureMonths(
  { legal: { revised, changed } }: Pick<Site, 'legal'>,
  now: Date = new Date(),
): Problem[] {
  return Object.entries({ revised, changed })
    .filter(([, month]) => month > isoDay(now).slice(0, 7))
    .map(([name, month]) => ({
      file: 'site.config.ts',
      key: `legal.${name}`,
      message: `"${month}" has not begun; write the month of the last change`,
    }));
}

/** Finds texts that were changed in git after their date. */
export function checkLegalDates(root: string, texts: readonly DatedText[]): Problem[] {
  if (git(root, 'rev-parse', '--is-shallow-repository') !== 'false') {
    const message = 'dates of legal texts not checked: git is missing, or the clone is shallow';
    return [warning('messages', '', message)];
  }
  return texts.flatMap(({ file, key, shown, lastDay, mayStay = false }) => {
    const changed = git(root, 'log', '-1', '--format=%cs', '--', file) ?? '';
    if (changed === '' || changed <= lastDay) return [];
    const fix = mayStay ? 'confirm its date, or write another' : 'set the date of its last change';
    const message = `"${shown}", but the file was changed on ${changed}; have the text reviewed, then ${fix}`;
    return [mayStay ? warning(file, key, message) : { file, key, message }];
  });
}
