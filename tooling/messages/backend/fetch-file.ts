/** Timeout and retries of a download. */
export type RetryPolicy = {
  /** Timeout of one attempt, including the body, in milliseconds. */
  timeout: number;
  tries: number;
  /** Delay before the second attempt, in milliseconds; doubles with every further attempt. */
  backoff: number;
};

export const defaultRetryPolicy: RetryPolicy = { timeout: 10_000, tries: 3, backoff: 500 };

const mostBytes = 1_000_000;
const mostRedirects = 5;
const redirects: readonly number[] = [301, 302, 303, 307, 308];
/** Retryable status codes, in addition to 5xx. */
const passing: readonly number[] = [408, 425, 429];

/** An error that a retry would not fix. */
class Refusal extends Error {}

/** Requests a file and follows redirects, never from https to http. */
async function request(url: URL, signal: AbortSignal): Promise<Response> {
  let address = url;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const response = await fetch(address, {
      redirect: 'manual',
      signal,
      headers: { 'cache-control': 'no-cache' },
    });
    if (!redirects.includes(response.status)) return response;
    await response.body?.cancel();
    const target = response.headers.get('location') ?? '';
    const next = URL.canParse(target, address.href) ? new URL(target, address) : undefined;
    if (next === undefined || !/^https?:$/.test(next.protocol)) {
      throw new Refusal('redirects to no web address');
    }
    if (address.protocol === 'https:' && next.protocol === 'http:') {
      throw new Refusal('redirects from https to http');
    }
    address = next;
  }
  throw new Refusal(`redirects more than ${mostRedirects} times`);
}

/** Reads a body, limited to the size of a message file. */
async function readBody(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || value === undefined) return Buffer.concat(parts);
    size += value.length;
    if (size > mostBytes) {
      await reader?.cancel();
      throw new Refusal(`is larger than ${mostBytes / 1_000_000} MB`);
    }
    parts.push(value);
  }
}

async function attempt(url: URL, timeout: number): Promise<Uint8Array> {
  const response = await request(url, AbortSignal.timeout(timeout));
  if (response.ok) return readBody(response);
  await response.body?.cancel();
  const { status } = response;
  if (status >= 500 || passing.includes(status)) throw new Error(`the server answered ${status}`);
  // For missing files, Supabase answers 400, other stores 403.
  throw new Refusal(`is not there (the server answered ${status})`);
}

/** The code of the underlying error, such as `ECONNREFUSED`. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : '';
}

const inWords: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host, or no network',
  EAI_AGAIN: 'no such host, or no network',
  ECONNREFUSED: 'nobody answers there',
  ECONNRESET: 'the connection broke off',
  UND_ERR_SOCKET: 'the connection broke off',
};

/** Reason of a failed attempt, for output. */
function reasonOf(error: unknown, { timeout }: RetryPolicy): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('name' in error && error.name === 'TimeoutError') {
    return `no complete answer within ${timeout / 1000} s`;
  }
  const code = codeOf(error);
  if (code !== '') return inWords[code] ?? `no answer (${code})`;
  return 'message' in error ? String(error.message) : String(error);
}

/**
 * Fetches a file. Retries timeouts, broken connections, and responses with 5xx or 429.
 *
 * @returns its bytes, or a description of the problem and whether the server, not the file, is the
 *   cause
 */
export async function fetchFile(
  url: URL,
  policy: RetryPolicy,
): Promise<{ bytes: Uint8Array } | { problem: string; isServerDown: boolean }> {
  for (let tried = 1; ; tried += 1) {
    try {
      return { bytes: await attempt(url, policy.timeout) };
    } catch (error) {
      if (error instanceof Refusal) return { problem: error.message, isServerDown: false };
      if (tried >= policy.tries) {
        const tries = `after ${policy.tries} tries`;
        return { problem: `${reasonOf(error, policy)}, ${tries}`, isServerDown: true };
      }
      const wait = policy.backoff * 2 ** (tried - 1);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
