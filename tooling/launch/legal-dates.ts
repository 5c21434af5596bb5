import { locales } from '@/lib/locales';
import type { Site } from '@/lib/site/schema';
import type { Group } from '@/tooling/launch/finding';
import { git } from '@/tooling/support/git';

/** A legal text with the last day that its date covers (YYYY-MM-DD). */
export type DatedText = { file: string; key: string; shown: string; until: string };

const title = 'Dates of the legal texts';

/** The pages whose date is that of the configuration, in every language. */
export function datedPages({ legal: { revised } }: Site): DatedText[] {
  const until = new Date(revised);
  until.setUTCMonth(until.getUTCMonth() + 1, 0);
  return locales.flatMap((locale) =>
    ['imprint', 'privacy', 'terms'].map((page) => ({
      file: `messages/${locale}/${page}.json`,
      key: 'legal.revised of site.config.ts',
      shown: revised,
      until: until.toISOString().slice(0, 10),
    })),
  );
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
