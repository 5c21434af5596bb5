import { join } from 'node:path';

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
    return checkTable({ prefixes, slugs, aliasedPages });
  } catch (error) {
    return linesOf(error, 'lib/routing/table.ts');
  }
}

async function messageLines(folder: string): Promise<string[]> {
  const { readAvoidedWords, readMessageTexts } = await import('@/lib/checks/message-texts');
  const { checkMessages } = await import('@/lib/messages/check-messages');
  const { lineOf } = await import('@/lib/messages/problem');
  const { texts, problems } = await readMessageTexts(folder);
  const words = await readAvoidedWords(folder);
  const found = checkMessages(texts, words.avoided);
  return [...problems, ...words.problems, ...found].map(lineOf);
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
  const { readMessageTexts } = await import('@/lib/checks/message-texts');
  const { checkServiceTexts } = await import('@/lib/checks/service-texts');
  const { readMessageFile } = await import('@/lib/messages/read-file');
  const { lineOf } = await import('@/lib/messages/problem');
  const { site } = await import('@/site.config');
  const { texts } = await readMessageTexts(folder);
  const files = texts.flatMap((text) => readMessageFile(text).file ?? []);
  return checkServiceTexts(files, site.services).map(lineOf);
}

/**
 * Checks what people write: languages, addresses, texts and the company's facts. Runs before
 * every build. All that it checks is loaded only now, because a broken file throws while it is
 * being imported.
 *
 * @param messages folder of the message files
 * @throws Error whose message has one line per problem, naming file, key and what to do
 */
export async function assertContent(
  messages: string = join(process.cwd(), 'messages'),
): Promise<void> {
  const lines = await tableLines();
  // Texts are checked per language and page: with a broken table they would all seem wrong.
  if (lines.length === 0) lines.push(...(await messageLines(messages)));
  const facts = await siteLines();
  lines.push(...facts);
  if (facts.length === 0) lines.push(...(await serviceLines(messages)));
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
