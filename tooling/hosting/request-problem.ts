import type { IncomingMessage } from 'node:http';

/** Headers of a request that are read; more are refused. */
export const maxHeaders = 100;

/** Why a request is refused before anything of the site sees it, as the status of the answer. */
export type ProblemStatus = 400 | 417 | 431;

/** What of a request is looked at. */
type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'httpVersion' | 'headers'> & {
  rawHeaders: readonly string[];
};

/** Host and port as RFC 3986 spells them, without the characters that no host of ours has. */
const host = '(?:[A-Za-z0-9._~-]+|\\[[0-9A-Fa-f:.]+\\])(?::[0-9]{0,5})?';
const hostPattern = new RegExp(`^(?:${host})?$`);
const absoluteForm = new RegExp(`^https?://(?<authority>${host})(?<rest>(?:[/?#].*)?)$`, 'i');

/** Headers that speak of the message: called hop-by-hop they would be lost on the way. */
const endToEnd: readonly string[] = ['host', 'content-length', 'transfer-encoding'];

/** What clients offer without being asked, and can do without. */
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

/** Node itself refuses `Transfer-Encoding` together with `Content-Length`. */
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

/**
 * Finds out whether a request is refused for its form: what two servers could read in two ways,
 * and what only attackers send. Node's parser has refused folded headers, bare line feeds, and
 * lengths and chunks that are none.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112
 */
export function requestProblem(request: RequestHead): ProblemStatus | undefined {
  const { httpVersion, headers, rawHeaders } = request;
  // First: Node drops the headers above its own limit, and with them what follows asks for.
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
  return expect.toLowerCase() === '100-continue' ? undefined : 417;
}

/**
 * Takes a target in absolute form for what it means: its host stands in the place of the `Host`
 * header (RFC 9112, section 3.2.2). To be called with a request that has no problem.
 */
export function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const { authority, rest = '' } = absoluteForm.exec(request.url ?? '')?.groups ?? {};
  if (authority === undefined) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = authority;
}
