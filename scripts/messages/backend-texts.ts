import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { namespaces } from '@/lib/i18n/namespaces';
import { formatProblem, type Problem } from '@/lib/i18n/text-problem';
import { defaultLocale, locales } from '@/lib/locales';
import { summaryFiles, summaryLocales, termsLocale, termsSources } from '@/lib/terms/documents';
import { runContentChecks } from '@/scripts/checks/build-checks';
import { readTexts } from '@/scripts/checks/message-texts';
import { checkKeys, checkParameters } from '@/scripts/messages/check-messages';
import { glossaryFile } from '@/scripts/messages/text-rules';
import { UserError } from '@/scripts/support/command';
import { writeFiles } from '@/scripts/support/files';

/** Parses a value of `MESSAGES_URL`. @throws a one-line error if it is not a web URL */
export function parseBackendUrl(value: string) {
  const base = URL.canParse(value) ? new URL(value) : undefined;
  if (base === undefined || !/^https?:$/.test(base.protocol)) {
    throw new UserError(
      `MESSAGES_URL is ${JSON.stringify(value)}; give the web address of a folder, such as https://<project>.supabase.co/storage/v1/object/public/<bucket>`,
    );
  }
  if (base.username !== '' || base.password !== '') {
    throw new UserError(
      'MESSAGES_URL contains a user name or a password; the files must be public.',
    );
  }
  const folder = base.pathname.replace(/\/+$/, '');
  return {
    /** URL for output: without its query, which may contain a secret. */
    displayUrl: base.origin + folder,
    /** URL of a file, by its path relative to the folder: `en/home.json`. */
    urlOf: (path: string) => new URL(`${folder}/${path}${base.search}`, base),
  };
}

/** All files that a backend must have, by path relative to the folder. */
const backendFiles: readonly string[] = [
  ...locales.flatMap((locale) => namespaces.map((namespace) => `${locale}/${namespace}.json`)),
  ...termsSources.map(({ file }) => `${termsLocale}/${file}`),
  ...summaryLocales.flatMap((locale) => summaryFiles.map((file) => `${locale}/${file}`)),
];

/** In milliseconds: the timeout of an attempt, and the first delay, which doubles each time. */
const retryPolicy = { timeout: 10_000, tries: 3, backoff: 500 };

type LoadedFile = { text: string } | { problem: string };

/** Decodes a downloaded file, or describes why it is invalid. */
function decode(bytes: ArrayBuffer): LoadedFile {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /^\s*<(?:!doctype|html)\b/i.test(text)
      ? { problem: 'is a web page instead of the file; is the URL right?' }
      : { text };
  } catch {
    return { problem: 'is not UTF-8; save it as UTF-8' };
  }
}

/** Fetches a file. Retries after timeouts, connection errors, and responses of 5xx or 429. */
async function loadFile(
  url: URL,
  { timeout, tries, backoff }: typeof retryPolicy,
): Promise<LoadedFile> {
  let problem = '';
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await setTimeout(backoff * 2 ** (attempt - 1));
    try {
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(url, { signal, headers: { 'cache-control': 'no-cache' } });
      if (response.ok) return decode(await response.arrayBuffer());
      problem = `the server responded with ${response.status}`;
      // For a missing file, Supabase responds with 400, other stores with 403.
      if (response.status < 500 && response.status !== 429) {
        return { problem: `is missing (${problem})` };
      }
    } catch (error) {
      problem = `no complete response (${error instanceof Error ? (error.cause ?? error) : error})`;
    }
  }
  return { problem: `${problem}, after ${tries} tries` };
}

/**
 * Loads all message files of a backend, or none.
 *
 * @returns content by path: `en/home.json`
 * @throws an error with one line per file that failed
 */
export async function loadBackendFiles(
  backend: ReturnType<typeof parseBackendUrl>,
  policy = retryPolicy,
): Promise<ReadonlyMap<string, string>> {
  const load = async (path: string) => ({
    path,
    ...(await loadFile(backend.urlOf(path), policy)),
  });
  const [first = '', ...rest] = backendFiles;
  // If the first file fails, the others usually fail, too. A single line reports it.
  const firstFile = await load(first);
  const loaded = [firstFile, ...('problem' in firstFile ? [] : await Promise.all(rest.map(load)))];
  const failed = loaded.flatMap((file) =>
    'problem' in file ? [`MESSAGES_URL: ${backend.displayUrl}/${file.path}: ${file.problem}`] : [],
  );
  if (failed.length > 0) throw new UserError(failed.join('\n'));
  return new Map(loaded.flatMap((file) => ('text' in file ? [[file.path, file.text]] : [])));
}

/** Compares the downloaded German messages with the project's, whose keys the pages use. */
async function keyProblems(loaded: string, project: string): Promise<Problem[]> {
  const { files: own } = await readTexts(project);
  const { files } = await readTexts(loaded);
  return files
    .filter(({ locale }) => locale === defaultLocale)
    .flatMap((file) => {
      const german = own.find((one) => one.file === file.file);
      if (german === undefined) return [];
      const pages = { ...german, file: `the project's ${german.file}` };
      return [...checkKeys(file, pages), ...checkParameters(pages, [file])];
    });
}

/** Writes messages into a folder structured like `messages/`, with the project's own glossaries. */
async function writeTexts(
  folder: string,
  texts: ReadonlyMap<string, string>,
  project: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await writeFiles(folder, Object.fromEntries(texts));
  for (const locale of locales) {
    const path = join(locale, glossaryFile);
    await copyFile(join(project, path), join(folder, path));
  }
}

/**
 * Loads all messages from a backend and validates them with the same checks as the project's own.
 * The project's route table and site config must already be valid.
 *
 * @param url value of `MESSAGES_URL`
 * @returns the texts by path, with a summary, and a folder of the structure of `messages/`
 * @throws an error with one line per problem, or one line if nothing could be loaded
 */
export async function downloadTexts(url: string) {
  const backend = parseBackendUrl(url);
  const texts = await loadBackendFiles(backend);
  const project = join(process.cwd(), 'messages');
  const folder = join(process.cwd(), '.cache/texts');
  await writeTexts(folder, texts, project);

  const results = await runContentChecks({ messages: folder }, 'build');
  const problems = [
    ...results.flatMap((result) => result.problems.filter(({ isWarning }) => !isWarning)),
    ...(await keyProblems(folder, project)),
  ];
  if (problems.length > 0) {
    const lines = problems.map((problem) => formatProblem(problem).replace(/^messages\//, ''));
    throw new UserError(
      [`MESSAGES_URL: correct these texts in ${backend.displayUrl}:`, ...lines].join('\n'),
    );
  }
  const bytes = [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const summary = `${texts.size} files, ${Math.round(bytes / 1024)} KB, from ${backend.displayUrl}`;
  return { folder, texts, summary };
}

/**
 * Loaded texts in the project's format, so that diffs show changed texts only.
 *
 * @param texts validated content by path: `en/home.json`
 */
export function formatTexts(texts: ReadonlyMap<string, string>): Record<string, string> {
  const formatted = [...texts].map(([path, loaded]) => {
    const text = path.endsWith('.json')
      ? JSON.stringify(JSON.parse(loaded), null, 2)
      : loaded.replaceAll('\r\n', '\n').trimEnd();
    return [path, `${text}\n`];
  });
  return Object.fromEntries(formatted);
}
