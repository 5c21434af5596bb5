import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { lineOf, type Problem } from '@/lib/i18n/text-problem';
import { localeTable } from '@/lib/locales';
import { aliasedPages, pageKeys, slugs } from '@/lib/routing/table';
import { isPlaceholderValue } from '@/lib/site/placeholder-values';
import { fontProblems } from '@/scripts/assets/fonts/character-set';
import { messageProblems, readMessageFiles } from '@/scripts/checks/message-texts';
import {
  checkServiceTexts,
  missingScripts,
  photographProblems,
} from '@/scripts/checks/optional-texts';
import { checkTable } from '@/scripts/checks/routing-table';
import { checkSiteConfig } from '@/scripts/checks/site-config';
import { termsProblems } from '@/scripts/checks/terms-texts';
import { checkLegalDates, checkSecurityTxt, datedTexts } from '@/scripts/launch/dates';
import {
  checkPlaceholderValues,
  checkUnsetFields,
  companyStatistics,
} from '@/scripts/launch/facts';
import { checkLinks, externalLinks } from '@/scripts/launch/links';
import {
  checkContactSettings,
  checkFunction,
  checkRetention,
  type Environment,
} from '@/scripts/launch/settings';
import { lengthWarnings } from '@/scripts/messages/text-limits';
import { say } from '@/scripts/support/command';
import { site } from '@/site.config';

type Subject = {
  root: string;
  messages: string;
  env: Environment;
  /** Page of docs/publishing about the chosen host, if it is known. */
  host?: string | undefined;
};

/** The project as it is. */
export const thisProject = (root: string = process.cwd()): Subject => ({
  root,
  messages: messagesFolder(root),
  env: process.env,
});

/** When a check runs: with every build, before a launch, or before a launch over the network. */
type Moment = 'build' | 'launch' | 'network';

type Check = {
  title: string;
  moment: Moment;
  find: (subject: Subject) => Problem[] | Promise<Problem[]>;
};

/** Languages, addresses and company facts, on which all other checks depend. */
function tablesAndFacts(): Problem[] {
  const prefixes = Object.fromEntries(
    Object.entries(localeTable).map(([locale, { prefix }]) => [locale, prefix]),
  );
  return [...checkTable({ prefixes, slugs, aliasedPages }), ...checkSiteConfig(site)];
}

/** Pages of the table that no file shows. */
function missingPages(root: string): Problem[] {
  return pageKeys
    .map((page) => `app/[locale]/${page === 'home' ? '' : `${page}/`}page.tsx`)
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => ({ file, key: '', message: 'missing; lib/routing/table.ts has the page' }));
}

/** Every check of the content, in the order in which it is reported. */
const checks: readonly Check[] = [
  { title: 'Texts', moment: 'build', find: ({ messages }) => messageProblems(messages) },
  {
    title: 'Characters of the font',
    moment: 'build',
    find: ({ messages }) => fontProblems(messages),
  },
  {
    title: 'Lengths',
    moment: 'build',
    find: async ({ messages }) => lengthWarnings(await readMessageFiles(messages)),
  },
  { title: 'Terms', moment: 'build', find: ({ messages }) => termsProblems(messages) },
  {
    title: 'Photographs',
    moment: 'build',
    find: ({ messages, root }) =>
      photographProblems({ messages, photographs: join(root, 'pictures/photographs') }),
  },
  {
    title: 'Services',
    moment: 'build',
    find: async ({ messages }) =>
      checkServiceTexts(await readMessageFiles(messages), site.services),
  },
  { title: 'Company facts', moment: 'launch', find: () => checkPlaceholderValues(site) },
  { title: 'Facts that only you know', moment: 'launch', find: () => checkUnsetFields(site) },
  { title: 'Company statistics', moment: 'launch', find: () => [companyStatistics()] },
  {
    title: 'Contact form (docs/publishing/README.md)',
    moment: 'launch',
    find: ({ env, host }) => checkContactSettings(site, env, host),
  },
  { title: 'Contact function', moment: 'network', find: () => checkFunction(site) },
  { title: 'Retention', moment: 'launch', find: ({ env }) => checkRetention(site, env) },
  {
    title: 'Dates of the legal texts',
    moment: 'launch',
    find: async ({ root }) => checkLegalDates(root, await datedTexts(site)),
  },
  {
    title: 'Security contact (docs/security.md)',
    moment: 'launch',
    find: ({ root }) => checkSecurityTxt(root),
  },
  {
    title: 'Links out of the site',
    moment: 'network',
    find: async ({ root }) => checkLinks(await externalLinks(root, site)),
  },
];

/** What one check has found. */
export type CheckResult = { title: string; problems: readonly Problem[] };

/** Runs the checks of some moments; the tables and facts must be valid. */
export async function runContentChecks(
  subject: Subject,
  ...moments: readonly Moment[]
): Promise<CheckResult[]> {
  const chosen = checks.filter(({ moment }) => moments.includes(moment));
  return Promise.all(
    chosen.map(async ({ title, find }) => ({ title, problems: await find(subject) })),
  );
}

/** Prints warnings, and throws an error with a line for each other problem. */
function assertNone(problems: readonly Problem[]): void {
  for (const warning of problems.filter(({ isWarning }) => isWarning)) {
    say(`Warning: ${lineOf(warning)}`);
  }
  const wrong = problems.filter(({ isWarning }) => !isWarning);
  if (wrong.length > 0) throw new Error(wrong.map(lineOf).join('\n'));
}

/**
 * Checks what all content depends on: languages, addresses, company facts.
 *
 * @throws Error with one line per problem
 */
export function assertTablesAndFacts(): void {
  assertNone(tablesAndFacts());
}

/**
 * Checks editable content: languages, addresses, company facts, and then messages and photographs.
 * Runs before every build.
 *
 * @throws Error with one line per problem: file, key and how to fix it
 */
export async function assertContent(subject: Subject = thisProject()): Promise<void> {
  assertTablesAndFacts();
  const results = await runContentChecks(subject, 'build');
  assertNone([
    ...missingPages(subject.root),
    ...missingScripts(subject.root, site.services),
    ...results.flatMap(({ problems }) => problems),
  ]);
}

/** Formats what checks have found under their titles, and counts what has to be fixed. */
export function reportOf(results: readonly CheckResult[]): { lines: string[]; toFix: number } {
  const lines = results
    .filter(({ problems }) => problems.length > 0)
    .flatMap(({ title, problems }) => [
      `\n${title}`,
      ...problems.map((problem) =>
        problem.isWarning ? `  (${lineOf(problem)})` : `  ${lineOf(problem)}`,
      ),
    ]);
  const toFix = results.flatMap(({ problems }) => problems).filter((one) => !one.isWarning).length;
  return { lines, toFix };
}

/**
 * Prints what a launch still needs if the site was built for a real address. The network is not
 * asked.
 */
export async function warnBeforeLaunch(root: string = process.cwd()): Promise<void> {
  if (isPlaceholderValue(site.url)) return;
  const { lines, toFix } = reportOf(await runContentChecks(thisProject(root), 'launch'));
  if (toFix === 0) return;
  console.warn(lines.join('\n'));
  console.warn(`\nBuilt for ${site.url} with ${toFix} to fix before the launch.`);
}
