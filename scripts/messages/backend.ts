import { namespaces } from '@/lib/i18n/namespaces';
import { locales } from '@/lib/locales';
import { summaryLocales, termsLocale, termsSources, termsSummary } from '@/lib/terms/documents';

/** A remote folder of message files. */
export type Backend = {
  /** Address without its query, which may contain a secret; for output. */
  shown: string;
  /** URL of a file, by its path relative to the folder: `en/home.json`. */
  urlOf: (path: string) => URL;
};

/**
 * Parses the address of a backend.
 *
 * @param written value of `MESSAGES_URL`
 * @throws a one-line error if it is not a web address
 */
export function backendAt(written: string): Backend {
  const base = URL.canParse(written) ? new URL(written) : undefined;
  if (base === undefined || !/^https?:$/.test(base.protocol)) {
    throw new Error(
      `MESSAGES_URL is ${JSON.stringify(written)}; give the web address of a folder, such as https://<project>.supabase.co/storage/v1/object/public/<bucket>`,
    );
  }
  if (base.username !== '' || base.password !== '') {
    throw new Error('MESSAGES_URL holds a user name or a password; the files must be public.');
  }
  const folder = base.pathname.replace(/\/+$/, '');
  return {
    shown: base.origin + folder,
    urlOf: (path) => new URL(`${folder}/${path}${base.search}`, base),
  };
}

/** All files that a backend must have, by path relative to the folder. */
export const backendFiles: readonly string[] = [
  ...locales.flatMap((locale) => namespaces.map((namespace) => `${locale}/${namespace}.json`)),
  ...termsSources.map(({ file }) => `${termsLocale}/${file}`),
  ...summaryLocales.map((locale) => `${locale}/${termsSummary.file}`),
];

/** Timeout and retries of a download. */
type RetryPolicy = {
  /** Timeout of one attempt, including the body, in milliseconds. */
  timeout: number;
  tries: number;
  /** Delay before the second attempt, in milliseconds; doubles with every further attempt. */
  backoff: number;
};

type Loaded = { path: string } & ({ text: string } | { problem: string });

/** Why a request failed, with the code of the underlying error, such as `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error && error.cause ? reasonOf(error.cause) : String(error);
}

/** Decodes a downloaded file, or says what is wrong with it. */
function decode(bytes: ArrayBuffer): { text: string } | { problem: string } {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { problem: 'is not UTF-8; save it as UTF-8' };
  }
  if (text.startsWith('\uFEFF')) {
    return { problem: 'starts with a byte order mark; save it as UTF-8 without' };
  }
  if (text.trim() === '') return { problem: 'is empty' };
  if (/^\s*<(?:!doctype|html)\b/i.test(text)) {
    return { problem: 'is a web page instead of the file; is the address right?' };
  }
  return { text };
}

/** Fetches a file. Tries again after timeouts, broken connections, and answers of 5xx or 429. */
async function loadFile(url: URL, { timeout, tries, backoff }: RetryPolicy) {
  for (let tried = 1; ; tried += 1) {
    let problem: string;
    try {
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(url, { signal, headers: { 'cache-control': 'no-cache' } });
      if (response.ok && url.protocol === 'https:' && response.url.startsWith('http:')) {
        return { problem: 'redirects from https to http' };
      }
      if (response.ok) return decode(await response.arrayBuffer());
      const { status } = response;
      // For missing files, Supabase answers 400, other stores 403.
      if (status < 500 && status !== 429) {
        return { problem: `is not there (the server answered ${status})` };
      }
      problem = `the server answered ${status}`;
    } catch (error) {
      problem = `no complete answer (${reasonOf(error)})`;
    }
    if (tried >= tries) return { problem: `${problem}, after ${tries} tries` };
    await new Promise((resolve) => setTimeout(resolve, backoff * 2 ** (tried - 1)));
  }
}

/**
 * Loads all message files of a backend, or none.
 *
 * @returns content by path: `en/home.json`
 * @throws an error with one line per file that failed
 */
export async function loadBackendFiles(
  backend: Backend,
  policy: RetryPolicy = { timeout: 10_000, tries: 3, backoff: 500 },
): Promise<ReadonlyMap<string, string>> {
  const load = async (path: string): Promise<Loaded> => {
    return { path, ...(await loadFile(backend.urlOf(path), policy)) };
  };
  const [first = '', ...rest] = backendFiles;
  // Where the first file cannot be had, mostly none can: one line says it all.
  const opening = await load(first);
  const loaded = [opening, ...('problem' in opening ? [] : await Promise.all(rest.map(load)))];
  const failed = loaded.flatMap((file) =>
    'problem' in file ? [`MESSAGES_URL: ${backend.shown}/${file.path}: ${file.problem}`] : [],
  );
  if (failed.length > 0) throw new Error(failed.join('\n'));
  return new Map(loaded.flatMap((file) => ('text' in file ? [[file.path, file.text]] : [])));
}
