import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@/lib/i18n/text-problem';
import { locales } from '@/lib/locales';
import { securityTxtPath } from '@/lib/routing/files';
import { expiryOf } from '@/lib/security/security-txt';
import type { Site } from '@/lib/site/schema';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import { loadTerms } from '@/lib/terms/load-terms';
import { git } from '@/scripts/support/git';

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** A legal text with the last day that its date covers (YYYY-MM-DD). */
export type DatedText = { file: string; key: string; shown: string; until: string };

/** The legal pages, whose date stands in the configuration, and the terms, which state their own. */
export async function datedTexts({ legal: { changed } }: Site): Promise<DatedText[]> {
  const until = new Date(changed);
  until.setUTCMonth(until.getUTCMonth() + 1, 0);
  const pages = locales.flatMap((locale) =>
    ['imprint', 'privacy', 'terms'].map((page) => ({
      file: `messages/${locale}/${page}.json`,
      key: 'legal.changed of site.config.ts',
      shown: changed,
      until: dayOf(until),
    })),
  );
  const terms = (await loadTerms()).map(({ name, date }) => ({
    file: `messages/${termsLocale}/${termsSources.find((source) => source.name === name)?.file}`,
    key: 'Stand',
    shown: date.text,
    until: date.iso,
  }));
  return [...terms, ...pages];
}

/** Texts that were committed after the date that they state. */
export function checkLegalDates(root: string, texts: readonly DatedText[]): Problem[] {
  if (git(root, 'rev-parse', '--is-shallow-repository') !== 'false') {
    const message = 'dates of legal texts not compared: git is missing, or the clone is shallow';
    return [{ file: 'messages', key: '', message, isWarning: true }];
  }
  return texts.flatMap(({ file, key, shown, until }) => {
    const changed = git(root, 'log', '-1', '--format=%cs', '--', file) ?? '';
    if (changed === '' || changed <= until) return [];
    const message = `"${shown}", but the file was changed on ${changed}; have the text looked at, then write the date of its last change`;
    return [{ file, key, message }];
  });
}

const monthMs = 30 * 24 * 60 * 60 * 1000;

/** Checks that the built `security.txt` does not expire within a month (RFC 9116, 2.5.5). */
export async function checkSecurityTxt(root: string, now: number = Date.now()): Promise<Problem[]> {
  const file = `out${securityTxtPath}`;
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
  const expiry = expiryOf(text ?? '');
  if (text === undefined || (expiry ?? 0) - now > monthMs) return [];
  const what =
    expiry === undefined ? 'has no valid Expires field' : `expires on ${dayOf(new Date(expiry))}`;
  return [{ file, key: '', message: `${what}; build and publish again` }];
}
