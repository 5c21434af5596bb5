import { join } from 'node:path';
import { messagesFolder } from '@/lib/i18n/messages-folder';

/** What a check's own module says when it cannot even be loaded, as lines. */
function linesOf(error: unknown, file: string): string[] {
  const message = error instanceof Error ? error.message : String(error);
  // The project's own errors start with the file that they are about.
  return /^(?:lib\/|site\.config\.ts)/.test(message)
    ? message.split('\n')
    : [`${file}: cannot be read: ${message}`];
}

/** Languages and addresses, which everything else builds on. */
async function tableLines(): Promise<string[]> {
  try {
    const { localeTable } = await import('@/lib/locales');
    const { aliasedPages, slugs } = await import('@/lib/routing/table');
    const { checkTable } = await import('@/lib/routing/check-table');
    const prefixes = Object.fromEntries(
      Object.entries(localeTable).map(([locale, { prefix }]) => [locale, prefix]),
    );
    const lines = checkTable({ prefixes, slugs, aliasedPages });
    if (lines.length > 0) return lines;
    const { checkContactPages } = await import('@/lib/contact/check-pages');
    return checkContactPages();
  } catch (error) {
    return linesOf(error, 'lib/routing/table.ts');
  }
}

async function messageLines(folder: string): Promise<string[]> {
  const { messageProblems } = await import('@/tooling/checks/message-texts');
  const { lineOf } = await import('@/lib/i18n/text-problem');
  return (await messageProblems(folder)).map(lineOf);
}

/** The terms, which name the company's facts. */
async function termsLines(folder: string): Promise<string[]> {
  const { termsProblems } = await import('@/tooling/checks/terms-texts');
  const { lineOf } = await import('@/lib/i18n/text-problem');
  return (await termsProblems(folder)).map(lineOf);
}

/** The photographs, which need texts. */
async function photographLines(photographs: string, messages: string): Promise<string[]> {
  const { photographProblems } = await import('@/tooling/checks/photographs');
  const { lineOf } = await import('@/lib/i18n/text-problem');
  return (await photographProblems({ photographs, messages })).map(lineOf);
}

async function siteLines(): Promise<string[]> {
  try {
    await import('@/site.config');
    return [];
  } catch (error) {
    return linesOf(error, 'site.config.ts');
  }
}

/** Whether the privacy page says something about every declared service. */
async function serviceLines(folder: string): Promise<string[]> {
  const { serviceProblems } = await import('@/tooling/checks/service-texts');
  const { lineOf } = await import('@/lib/i18n/text-problem');
  return (await serviceProblems(folder)).map(lineOf);
}

/**
 * Checks what people write and add: languages, addresses, texts, photographs and the company's
 * facts. Runs before every build. All that it checks is loaded only now, because a broken file
 * throws while it is being imported.
 *
 * @param messages folder of the message files
 * @param photographs folder of the photographs, which may be missing
 * @throws Error whose message has one line per problem, naming file, key and what to do
 */
export async function assertContent(
  messages: string = messagesFolder(),
  photographs: string = join(process.cwd(), 'photographs'),
): Promise<void> {
  const tables = await tableLines();
  const site = await siteLines();
  // Texts are checked per language and page: with a broken table they would all seem wrong.
  const texts = tables.length === 0 ? await messageLines(messages) : [];
  const terms = [...tables, ...site].length === 0 ? await termsLines(messages) : [];
  const pictures = tables.length === 0 ? await photographLines(photographs, messages) : [];
  const services = site.length === 0 ? await serviceLines(messages) : [];
  const lines = [...tables, ...texts, ...pictures, ...services, ...terms, ...site];
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/**
 * Checks what a build needs beside its texts.
 *
 * @throws Error whose message has one line per problem
 */
export async function assertTablesAndFacts(): Promise<void> {
  const lines = [...(await tableLines()), ...(await siteLines())];
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
