import { isLocale, localeTable } from '@/lib/locales';
import type { Group } from '@/tooling/launch/finding';
import type { MessageFile } from '@/tooling/messages/message-file';
import { git } from '@/tooling/support/git';

/** A legal text with the last day that its date covers (YYYY-MM-DD). */
export type DatedText = { file: string; key: string; shown: string; until: string };

const dated: readonly string[] = ['privacy', 'imprint', 'terms'];
const title = 'Dates of the legal texts';

function monthNames(intl: string): string[] {
  const format = new Intl.DateTimeFormat(intl, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2025, month, 1)));
}

/** Last day of the month that a text names in its language; undefined without one. */
function lastDayIn(text: string, intl: string): string | undefined {
  const names = monthNames(intl);
  for (const [month, name] of names.entries()) {
    const year = new RegExp(`${name}\\s+(\\d{4})`, 'i').exec(text)?.[1];
    if (year !== undefined) {
      return new Date(Date.UTC(Number(year), month + 1, 0)).toISOString().slice(0, 10);
    }
  }
  return undefined;
}

/** Pages whose date is a message: privacy, imprint and the overview of the terms. */
export function datedPages(files: readonly MessageFile[]): DatedText[] {
  return files.flatMap(({ file, locale, namespace, messages }) => {
    const shown = messages.get('dated') ?? '';
    const until = isLocale(locale) ? lastDayIn(shown, localeTable[locale].intl) : undefined;
    if (!dated.includes(namespace) || until === undefined) return [];
    return [{ file, key: 'dated', shown: shown.replace(/<\/?\w+>/g, ''), until }];
  });
}

/** Finds texts that were committed after the date that they state. */
export function checkLegalDates(root: string, texts: readonly DatedText[]): Group {
  const isShallow = git(root, 'rev-parse', '--is-shallow-repository');
  if (isShallow !== 'false') {
    const reason = isShallow === undefined ? 'git is missing' : 'the clone is shallow';
    return { title, findings: [], notes: [`not compared with their last change: ${reason}`] };
  }
  const findings = texts.flatMap(({ file, key, shown, until }) => {
    const changed = git(root, 'log', '-1', '--format=%cs', '--', file) ?? '';
    if (changed === '' || changed <= until) return [];
    return [
      {
        where: `${file}: ${key}`,
        what: `"${shown}", but the file was changed on ${changed}`,
        fix: 'have the text looked at, then write the date of its last change',
      },
    ];
  });
  return { title, findings, notes: [] };
}
