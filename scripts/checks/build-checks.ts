import { messagesFolder } from '@/lib/i18n/messages-folder';
import { formatProblem, type Problem } from '@/lib/i18n/text-problem';
import { localeTable } from '@/lib/locales';
import { durations } from '@/lib/plan/durations';
import { aliasedPages, formerPaths, slugs } from '@/lib/routing/table';
import { isPlaceholderValue } from '@/lib/site/placeholder-values';
import { photographsFolder } from '@/scripts/assets/photographs/build-photographs';
import {
  checkServiceTexts,
  missingScripts,
  photographProblems,
  readTexts,
} from '@/scripts/checks/message-texts';
import { checkRouteTable } from '@/scripts/checks/route-table';
import { checkSiteConfig } from '@/scripts/checks/site-config';
import { termsProblems } from '@/scripts/checks/terms-texts';
import {
  checkPlaceholderValues,
  checkUnsetFields,
  companyReminders,
  linkReminder,
  promisesToConfirm,
} from '@/scripts/launch/company-data';
import { checkLegalDates, datedTexts, futureMonths } from '@/scripts/launch/dates';
import { legalQuestions } from '@/scripts/launch/legal-questions';
import {
  checkContactSettings,
  checkFunction,
  checkRetention,
  privacyReminder,
} from '@/scripts/launch/settings';
import { checkMessages } from '@/scripts/messages/check-messages';
import { lengthWarnings } from '@/scripts/messages/text-limits';
import { printLine, UserError } from '@/scripts/support/command';
import { site } from '@/site.config';

type CheckOptions = {
  /** The folder of the texts. */
  messages?: string;
  /** Chosen host: the name of a page in docs/publishing. */
  host?: string | undefined;
};

/** Finds the problems of one check, from the texts in the folder. */
type Find = (
  input: CheckOptions & { messages: string } & Awaited<ReturnType<typeof readTexts>>,
) => readonly Problem[] | Promise<readonly Problem[]>;

/** When a check runs: with every build, before a launch, or before a launch with a network. */
type Stage = 'build' | 'launch' | 'network';

/** Checks languages, route table, durations and site config, on which other checks depend. */
function configProblems(): Problem[] {
  const reversed = Object.entries(durations).filter(([, { from, to }]) => from > to);
  const prefixes = Object.fromEntries(
    Object.entries(localeTable).map(([locale, { prefix }]) => [locale, prefix]),
  );
  return [
    ...checkRouteTable({ prefixes, slugs, aliasedPages, formerPaths }),
    ...checkSiteConfig(site),
    ...reversed.map(([key, { from, to }]) => ({
      file: 'lib/plan/durations.ts',
      key,
      message: `expected "to" not below "from", found ${from} to ${to}`,
    })),
  ];
}

/** The checks by stage and title. */
const checks: Readonly<Record<Stage, Readonly<Record<string, Find>>>> = {
  build: {
    Texts: ({ files, glossaries, problems }) => [...problems, ...checkMessages(files, glossaries)],
    'Lengths, unfinished texts': ({ files }) => lengthWarnings(files),
    Terms: ({ messages, glossaries }) => termsProblems(messages, glossaries),
    Photographs: ({ files }) => photographProblems(photographsFolder, files),
    Services: ({ files }) => checkServiceTexts(files, site.services),
  },
  launch: {
    'Placeholder values': () => checkPlaceholderValues(site),
    'Optional fields without a value': () => checkUnsetFields(site),
    'Statistics and mark': companyReminders,
    'Promises of the texts': () => promisesToConfirm(site),
    'Questions for your lawyer': () => legalQuestions,
    'Contact form (docs/publishing/README.md)': ({ host }) =>
      checkContactSettings(site, process.env, host),
    'Privacy page': () => [privacyReminder(site)],
    Retention: () => checkRetention(site, process.env),
    'Dates of the legal texts': async () => [
      ...futureMonths(site),
      ...checkLegalDates('.', await datedTexts(site)),
    ],
  },
  network: {
    'Contact function': () => checkFunction(site),
    'External links': () => [linkReminder(site)],
  },
};

/** The result of one check. */
export type CheckResult = { title: string; problems: readonly Problem[] };

/** Runs the checks of the given stages. The route table and the site config must be valid. */
export async function runContentChecks(
  { messages = messagesFolder(), host }: CheckOptions,
  ...stages: readonly Stage[]
): Promise<CheckResult[]> {
  const input = { messages, host, ...(await readTexts(messages)) };
  const chosen = stages.flatMap((stage) => Object.entries(checks[stage]));
  return Promise.all(chosen.map(async ([title, find]) => ({ title, problems: await find(input) })));
}

/** Prints warnings, and throws an error with a line for each other problem. */
function assertNoProblems(problems: readonly Problem[]): void {
  for (const warning of problems.filter(({ isWarning }) => isWarning)) {
    printLine(`Warning: ${formatProblem(warning)}`);
  }
  const wrong = problems.filter(({ isWarning }) => !isWarning);
  if (wrong.length > 0) throw new UserError(wrong.map(formatProblem).join('\n'));
}

/**
 * Checks the languages, the route table and the site config, on which all content depends.
 *
 * @throws Error with one line per problem
 */
export function assertConfig(): void {
  assertNoProblems(configProblems());
}

/**
 * Checks all content: languages, route table and site config, then messages and photographs. Runs
 * before every build.
 *
 * @throws Error with one line per problem: file, key and how to fix it
 */
export async function assertContent(options: CheckOptions = {}): Promise<void> {
  assertConfig();
  const results = await runContentChecks(options, 'build');
  assertNoProblems([
    ...missingScripts('.', site.services),
    ...results.flatMap(({ problems }) => problems),
  ]);
}

/** Formats results under the titles of their checks, and counts the problems without warnings. */
export function formatReport(results: readonly CheckResult[]): { lines: string[]; toFix: number } {
  const lines = results
    .filter(({ problems }) => problems.length > 0)
    .flatMap(({ title, problems }) => [
      `\n${title}`,
      ...problems.map((problem) =>
        problem.isWarning ? `  (${formatProblem(problem)})` : `  ${formatProblem(problem)}`,
      ),
    ]);
  const toFix = results.flatMap(({ problems }) => problems).filter((one) => !one.isWarning).length;
  return { lines, toFix };
}

/**
 * Prints the problems that prevent a launch, if the site was built for a real URL. Uses no network.
 */
export async function warnOfLaunchProblems(): Promise<void> {
  if (isPlaceholderValue(site.url)) return;
  const { lines, toFix } = formatReport(await runContentChecks({}, 'launch'));
  if (toFix === 0) return;
  console.warn(lines.join('\n'));
  console.warn(`\nBuilt for ${site.url} with ${toFix} to fix before the launch.`);
}
