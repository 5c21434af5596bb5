import type { IncomingMessage } from 'node:http';

/** Maximum number of headers in a request. */
export const maxHeaders = 100;

/** Maximum length of a request target: far longer than any address with campaign parameters. */
const maxTargetLength = 4096;

/** Maximum number of query parameters: Next's time for them grows with their square. */
const maxParameters = 100;

/** Status of the response to a request that is rejected before routing. */
export type ProblemStatus = 400 | 414 | 417 | 431;

/** The checked parts of a request. */
type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'httpVersion' | 'headers'> & {
  rawHeaders: readonly string[];
};

/** Host and port by RFC 3986, restricted to the characters of real host names. */
const host = '(?:[A-Za-z0-9._~-]+|\\[[0-9A-Fa-f:.]+\\])(?::[0-9]{0,5})?';
const hostPattern = new RegExp(`^(?:${host})?$`);
const absoluteForm = new RegExp(`^https?://(?<authority>${host})(?<rest>(?:[/?#].*)?)$`, 'i');

/** Headers that `Connection` must not list as hop-by-hop, because proxies would remove them. */
const endToEnd: readonly string[] = ['host', 'content-length', 'transfer-encoding'];

/** Upgrades that clients offer on their own and that can be ignored. */
const optionalUpgrades = /^\s*h2c\s*$/i;

function valuesOf(name: string, rawHeaders: readonly string[]): string[] {
  const values: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const each = rawHeaders[index] ?? '';
    if (each.length === name.length && each.toLowerCase() === name) {
      values.push(rawHeaders[index + 1] ?? '');
    }
  }
  return values;
}

function hasWrongHost({ rawHeaders, httpVersion }: RequestHead): boolean {
  const [first, ...others] = valuesOf('host', rawHeaders);
  if (first === undefined) return httpVersion !== '1.0';
  return others.length > 0 || !hostPattern.test(first);
}

/** Node itself rejects `Transfer-Encoding` together with `Content-Length`. */
function hasWrongFraming({ rawHeaders, httpVersion }: RequestHead): boolean {
  const encodings = valuesOf('transfer-encoding', rawHeaders);
  if (encodings.length === 0) return false;
  return httpVersion === '1.0' || encodings.join().toLowerCase() !== 'chunked';
}

function namesEndToEnd({ rawHeaders }: RequestHead): boolean {
  const options = valuesOf('connection', rawHeaders).flatMap((value) => value.split(','));
  return options.some((option) => endToEnd.includes(option.trim().toLowerCase()));
}

function hasWrongTarget({ method, url = '' }: RequestHead): boolean {
  return !(url.startsWith('/') || absoluteForm.test(url) || (url === '*' && method === 'OPTIONS'));
}

function isTooLong({ url = '' }: RequestHead): boolean {
  return url.length > maxTargetLength || url.split('&').length > maxParameters;
}

/**
 * Checks the form of a request and rejects what two servers could interpret differently (request
 * smuggling). Node's parser has already rejected folded headers, bare line feeds, and invalid lengths
 * and chunks.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112
 */
export function requestProblem(request: RequestHead): ProblemStatus | undefined {
  const { httpVersion, headers, rawHeaders } = request;
  // First, because Node drops headers above its own limit, which the other checks need.
  if (rawHeaders.length > 2 * maxHeaders) return 431;
  const { upgrade = 'h2c', expect = '100-continue' } = headers;
  const isWrong =
    !(httpVersion === '1.1' || httpVersion === '1.0') ||
    hasWrongHost(request) ||
    hasWrongFraming(request) ||
    namesEndToEnd(request) ||
    hasWrongTarget(request) ||
    !optionalUpgrades.test(upgrade);
  if (isWrong) return 400;
  if (isTooLong(request)) return 414;
  return expect.toLowerCase() === '100-continue' ? undefined : 417;
}

/**
 * Converts a target in absolute form to origin form; its host replaces the `Host` header (RFC 9112,
 * section 3.2.2). Must only be called for requests without a problem.
 */
export function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const { authority, rest = '' } = absoluteForm.exec(request.url ?? '')?.groups ?? {};
  if (authority === undefined) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = authority;
}
