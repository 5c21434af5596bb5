import { namespaces } from '@/lib/i18n/namespaces';
import { locales } from '@/lib/locales';
import { summaryLocales, termsLocale, termsSources, termsSummary } from '@/lib/terms/documents';
import type { Backend } from '@/tooling/messages/backend/address';
import { decodeText } from '@/tooling/messages/backend/decode';
import {
  defaultRetryPolicy,
  fetchFile,
  type RetryPolicy,
} from '@/tooling/messages/backend/fetch-file';

/** All files that a backend must have, by path relative to the folder. */
export const backendFiles: readonly string[] = [
  ...locales.flatMap((locale) => namespaces.map((namespace) => `${locale}/${namespace}.json`)),
  ...termsSources.map(({ file }) => `${termsLocale}/${file}`),
  ...summaryLocales.map((locale) => `${locale}/${termsSummary.file}`),
];

/** Number of concurrent requests. */
const atOnce = 6;

type Loaded = { path: string } & ({ text: string } | { problem: string; isServerDown: boolean });

async function loadFile(backend: Backend, path: string, policy: RetryPolicy): Promise<Loaded> {
  const answer = await fetchFile(backend.urlOf(path), policy);
  if ('problem' in answer) return { path, ...answer };
  const decoded = decodeText(answer.bytes);
  return 'problem' in decoded
    ? { path, ...decoded, isServerDown: false }
    : { path, text: decoded.text };
}

/** Loads files with limited concurrency; stops when the server has failed. */
async function loadEach(
  backend: Backend,
  paths: readonly string[],
  policy: RetryPolicy,
): Promise<Loaded[]> {
  const waiting = [...paths];
  const loaded: Loaded[] = [];
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const result = await loadFile(backend, path, policy);
      loaded.push(result);
      if ('problem' in result && result.isServerDown) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return loaded.sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path));
}

/**
 * Loads all message files of a backend, or none.
 *
 * @returns content by path: `en/home.json`
 * @throws an error with one line per file that failed, or one line if all fail alike
 */
export async function loadBackendFiles(
  backend: Backend,
  policy: RetryPolicy = defaultRetryPolicy,
): Promise<ReadonlyMap<string, string>> {
  const [first = '', ...rest] = backendFiles;
  // If the server is down, one request is enough to find out.
  const opening = await loadEach(backend, [first], policy);
  const isDown = opening.some((file) => 'problem' in file && file.isServerDown);
  const loaded = [...opening, ...(isDown ? [] : await loadEach(backend, rest, policy))];

  const failed = loaded.flatMap((file) => ('problem' in file ? [file] : []));
  const [failure] = failed;
  if (failure === undefined) {
    return new Map(loaded.flatMap((file) => ('text' in file ? [[file.path, file.text]] : [])));
  }
  const where = `MESSAGES_URL: ${backend.shown}`;
  if (isDown) throw new Error(`${where}: ${failure.problem}`);
  const isSame = failed.every(({ problem }) => problem === failure.problem);
  if (isSame && failed.length === backendFiles.length) {
    throw new Error(
      `${where}: none of ${failed.length} files is usable; ${failure.path}, for one, ${failure.problem}`,
    );
  }
  throw new Error(failed.map(({ path, problem }) => `${where}/${path}: ${problem}`).join('\n'));
}
