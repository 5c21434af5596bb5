import { join } from 'node:path';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { lineOf } from '@/lib/i18n/text-problem';
import { defaultLocale, localeTable } from '@/lib/locales';
import { aliasedPages, slugs } from '@/lib/routing/table';
import { site } from '@/site.config';
import { fontProblems } from '@/tooling/assets/fonts/character-set';
import { messageProblems } from '@/tooling/checks/message-texts';
import { photographProblems } from '@/tooling/checks/photographs';
import { checkTable } from '@/tooling/checks/routing-table';
import { serviceProblems } from '@/tooling/checks/service-texts';
import { checkSiteConfig } from '@/tooling/checks/site-config';
import { termsProblems } from '@/tooling/checks/terms-texts';

/** Languages and addresses, which all other checks depend on. */
function tableLines(): string[] {
  const prefixes = Object.fromEntries(
    Object.entries(localeTable).map(([locale, { prefix }]) => [locale, prefix]),
  );
  return checkTable({ defaultLocale, prefixes, slugs, aliasedPages });
}

/**
 * Checks editable content: languages, addresses, messages, photographs and company facts. Runs
 * before every build.
 *
 * @param messages folder of the message files
 * @param photographs folder of the photographs, which may be missing
 * @throws Error with one line per problem: file, key and how to fix it
 */
export async function assertContent(
  messages: string = messagesFolder(),
  photographs: string = join(process.cwd(), 'photographs'),
): Promise<void> {
  const tables = tableLines();
  const facts = checkSiteConfig(site);
  const areTablesGood = tables.length === 0;
  const areFactsGood = facts.length === 0;
  // Messages are checked per language and page: with invalid tables all would fail.
  const problems = [
    ...(areTablesGood ? await messageProblems(messages) : []),
    ...(areTablesGood ? await photographProblems({ photographs, messages }) : []),
    ...(await fontProblems(messages)),
    // They contain company facts.
    ...(areFactsGood ? await serviceProblems(messages) : []),
    ...(areTablesGood && areFactsGood ? await termsProblems(messages) : []),
  ];
  const lines = [...tables, ...problems.map(lineOf), ...facts];
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/**
 * Checks what a build needs besides messages.
 *
 * @throws Error with one line per problem
 */
export function assertTablesAndFacts(): void {
  const lines = [...tableLines(), ...checkSiteConfig(site)];
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
