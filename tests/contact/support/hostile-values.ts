import fc from 'fast-check';
import { maxBodyBytes } from '@/supabase/functions/_shared/contact-size';
import { validRequest } from '@/tests/contact/support/posts';

const crlf = [
  'a\r\nBcc: everybody@evil.test',
  'a\nSubject: other\n\nother body',
  '\r\n.\r\nMAIL FROM:<a@evil.test>',
  'x\u0000y',
  'a\u2028b',
  '\u001b[31mred',
];
const addresses = [
  'a@b.test, c@evil.test',
  'a@b.test\r\nBcc: c@evil.test',
  '"a@b.test" <c@evil.test>',
  'a@b.test;c@evil.test',
  '<a@b.test>',
  'group: a@b.test, c@evil.test;',
  "o'brien+tag@evil.test",
  'a%0ABcc:c@evil.test',
  'postgres@localhost',
  '=?utf-8?Q?=E2=80=AE?=@evil.test',
];
const markup = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "</p></td></table><style>*{display:none}</style><a href='javascript:alert(1)'>x</a>",
  '<iframe src="https://evil.test"></iframe>',
  '&lt;b&gt;&#x3c;i&#x3e;',
  '<!--',
  ']]></title>',
];
/** Words that readers of mail decode (RFC 2047): a direction, a line break, themselves again. */
export const encodedWords = [
  '=?utf-8?Q?=E2=80=AE?=',
  '=?utf-8?B?4oCu?=',
  '=?UTF-8?q?a=0D=0ABcc:_c@evil.test?=',
  '=?utf-8?Q?=3D=3Futf-8=3FQ=3F=E2=80=AE=3F=3D?=',
  '=?utf-8?Q?=E2?= =?utf-8?Q?=80=AE?=',
  '=?us-ascii*en?Q?=00?=',
];
const sql = [
  "'; drop schema contact cascade; --",
  "Robert'); delete from contact.requests;--",
  "' or '1'='1",
  '$1 $$ \\ %s {0} <%= x %>',
];
const unicode = [
  '\u202Egnp.exe',
  'Z\u0301\u0323algo\u0353',
  '🙂🙂🙂🙂',
  'Ћирилица Ђорђевић',
  '\uFEFFbom',
  '\u200B\u200B\u200B',
  'ﷺ',
];

/** A text made to break something: a header, a page, a query, a limit, or only a reader. */
export const hostileText = fc.oneof(
  fc.constantFrom(...crlf, ...addresses, ...markup, ...encodedWords, ...sql, ...unicode, '', ' '),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
  fc.integer({ min: 38, max: 5000 }).map((length) => 'x'.repeat(length)),
  fc.constantFrom('\uD800', 'a\uDFFFb'),
);

/** Readable, within every limit, and still full of signs that mean something elsewhere. */
const sly = fc
  .constantFrom(...markup, ...encodedWords, ...sql, ...unicode.slice(0, 4))
  .map((text) => text.slice(0, 90));

const wrongType = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
  fc.constant({ toString: 'x', length: 9 }),
);

/** A field: mostly as it should be, often sly, sometimes hostile, now and then of a wrong type. */
const field = (valid: string) =>
  fc.oneof(
    { weight: 7, arbitrary: fc.constant<unknown>(valid) },
    { weight: 4, arbitrary: sly },
    { weight: 3, arbitrary: hostileText },
    { weight: 1, arbitrary: wrongType },
  );

const fields = fc.record(
  {
    name: field(validRequest.name),
    email: fc.oneof(
      { weight: 8, arbitrary: fc.constant<unknown>(validRequest.email) },
      { weight: 2, arbitrary: fc.emailAddress() },
      { weight: 2, arbitrary: fc.constantFrom(...addresses) },
      { weight: 1, arbitrary: hostileText },
      { weight: 1, arbitrary: wrongType },
    ),
    phone: field(validRequest.phone),
    company: field(validRequest.company),
    message: field(validRequest.message).map((value) =>
      typeof value === 'string' && value.length > 0 ? `${value} und noch mehr` : value,
    ),
    request_callback: fc.oneof(
      { weight: 12, arbitrary: fc.boolean() },
      { weight: 1, arbitrary: fc.oneof(hostileText, wrongType) },
    ),
  },
  { requiredKeys: ['name', 'email', 'message'] },
);

const unknownFields = fc.dictionary(
  fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'website', 'id', 'reference')),
  fc.jsonValue({ maxDepth: 2 }),
  { minKeys: 1, maxKeys: 2 },
);

/** Bodies that are JSON objects: they reach the checks of the fields. */
export const hostileObject = fc.oneof(
  { weight: 14, arbitrary: fields.map((value) => JSON.stringify(value)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fields, unknownFields)
      .map(
        ([known, unknown]) =>
          `${JSON.stringify(known).slice(0, -1)},${JSON.stringify(unknown).slice(1)}`,
      ),
  },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.string(), fc.jsonValue()).map((value) => JSON.stringify(value)),
  },
);

/** Bodies that are none: broken, of another kind, or no text at all. */
export const hostileBytes = fc.oneof(
  fc.string({ maxLength: 200 }).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  hostileObject.map((text) => Buffer.from(text.slice(0, -1))),
  fc
    .integer({ min: maxBodyBytes + 1, max: maxBodyBytes + 24_000 })
    .map((length) => Buffer.alloc(length, '['.charCodeAt(0))),
);

/** Characters that a header's value may have at all: what else is sent, no client can send. */
const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 120,
});

/** Headers that the function reads, with nonsense in them. */
export const hostileHeaders = fc.record(
  {
    'x-contact-context': fc.oneof(
      headerText,
      hostileText.map((text) => `locale=de&page=%2F${encodeURIComponent(text.toWellFormed())}`),
      hostileText.map((text) => `utm_source=${encodeURIComponent(text.toWellFormed())}`),
      fc.constant('locale=%FF&utm_source=%00%0D%0ABcc:x&page=%zz'),
    ),
    'x-forwarded-for': fc.oneof(headerText, fc.ipV4(), fc.ipV6()),
    'x-client-info': headerText,
  },
  { requiredKeys: [] },
);
