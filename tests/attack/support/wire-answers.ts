/** An HTTP answer as it came over the wire, its transfer encoding taken off. */
export type WireAnswer = {
  status: number;
  /** Names in lower case; the values of repeated ones are joined by a comma. */
  headers: ReadonlyMap<string, string>;
  body: string;
};

/** Answers that lie in a run of bytes, and what is left behind them. */
export type ParsedAnswers = { answers: WireAnswer[]; rest: Buffer };

const endOfHead = '\r\n\r\n';

/** Reads a chunked body. @returns undefined as long as it is not complete */
function readChunks(bytes: Buffer): { body: Buffer; length: number } | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (!Number.isInteger(size) || bytes.length < next) return undefined;
    if (size === 0) return { body: Buffer.concat(chunks), length: next };
    chunks.push(bytes.subarray(lineEnd + 2, next - 2));
    at = next;
  }
}

function readHeaders(lines: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return headers;
}

type Body = { body: Buffer; length: number };

function readBody(bytes: Buffer, headers: ReadonlyMap<string, string>): Body | undefined {
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(bytes);
  const length = Number(headers.get('content-length') ?? bytes.length);
  return bytes.length < length ? undefined : { body: bytes.subarray(0, length), length };
}

/**
 * Takes apart what a server has sent on one connection.
 *
 * @param methods methods of the requests in their order; `GET` for those that it does not name
 * @returns the complete final answers; what is cut off or no HTTP stays in `rest`
 */
export function parseAnswers(bytes: Buffer, methods: readonly string[]): ParsedAnswers {
  const answers: WireAnswer[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf(endOfHead);
    const [statusLine = '', ...lines] = rest.toString('latin1', 0, Math.max(end, 0)).split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(statusLine)?.[1]);
    if (Number.isNaN(status)) return { answers, rest };
    const after = rest.subarray(end + endOfHead.length);
    if (status < 200) {
      rest = after;
      continue;
    }
    const headers = readHeaders(lines);
    const isEmpty = methods[answers.length] === 'HEAD' || status === 204 || status === 304;
    const read = isEmpty ? { body: Buffer.alloc(0), length: 0 } : readBody(after, headers);
    if (read === undefined) return { answers, rest };
    answers.push({ status, headers, body: read.body.toString('utf8') });
    rest = after.subarray(read.length);
  }
}
