import * as z from 'zod/mini';

/**
 * Minimum field lengths in visible Unicode code points after trimming; the database counts the
 * invisible ones too. No field has a maximum: a request may have 64 KB.
 */
export const minLengths = { name: 2, message: 10 } as const;

/** Longest possible e-mail address in characters (RFC 5321, section 4.5.3.1, without the brackets). */
const maxAddressLength = 254;

/** Validation problems of a field; each has a translated text in every language. */
export const fieldProblems = ['tooShort', 'notAnAddress', 'unreadable', 'type'] as const;

/** A validation problem of a field. */
export type FieldProblem = (typeof fieldProblems)[number];

/** Characters that show nothing, and the blank of Braille. Some are needed between visible ones. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Control characters break mail headers and cannot be stored; messages may have line breaks. */
const controls = /\p{Cc}|[\u2028\u2029]/u;
const controlsInLines = /(?![\t\n\r])\p{Cc}/u;

const problem = (error: FieldProblem) => ({ error });

/**
 * More combining marks on one letter than Unicode's Stream-Safe Text Format allows (UAX #15,
 * section 13). No language needs that many, and NFC sorts them in quadratic time. A match starts in
 * front of the first mark only; otherwise each mark of a shorter row is tried as the first one.
 */
const tooManyMarks = /(?:^|\P{M})\p{M}{31}/u;

/** A typed text, normalized to NFC and trimmed. */
const typed = () =>
  z.string(problem('type')).check(
    z.refine((text) => text.isWellFormed() && !tooManyMarks.test(text), {
      error: 'unreadable',
      abort: true,
    }),
    z.normalize('NFC'),
    z.trim(),
  );
/** A code point has at most two code units: what is beyond them need not be counted. */
const atLeast = (least: number) =>
  z.refine<string>((text) => {
    const visible = text.replace(invisible, '').trim();
    return [...visible.slice(0, 2 * least)].length >= least;
  }, problem('tooShort'));
const without = (controls: RegExp) =>
  z.refine<string>((text) => !controls.test(text), problem('unreadable'));

/** Dots that HTML's e-mail pattern allows and RFC 5321 does not: mail servers reject such addresses. */
const misplacedDot = /^\.|\.\.|\.@/;

/** HTML's e-mail pattern, with a dot in the domain and without RFC 2047 encoded words. */
const isAddress = (text: string) =>
  text.length <= maxAddressLength &&
  z.regexes.html5Email.test(text) &&
  !misplacedDot.test(text) &&
  /@[^@]*\../.test(text) &&
  !text.includes('=?');

/**
 * Body of a contact request, validated by the browser before sending and by the function before
 * storing. The message of every issue is a {@link FieldProblem}; unknown fields are rejected.
 */
export const contactRequestSchema = z.strictObject({
  name: typed().check(atLeast(minLengths.name), without(controls)),
  email: typed().check(z.refine(isAddress, problem('notAnAddress'))),
  phone: z._default(typed().check(without(controls)), ''),
  company: z._default(typed().check(without(controls)), ''),
  message: typed().check(atLeast(minLengths.message), without(controlsInLines)),
  request_callback: z._default(z.boolean(problem('type')), false),
});

/** A valid contact request. */
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** Name of a field. */
export type ContactField = keyof ContactRequest;

/** Whether a value names one of the six fields. */
export function isContactField(name: unknown): name is ContactField {
  return typeof name === 'string' && Object.hasOwn(contactRequestSchema.shape, name);
}

/** Header with the visit's context as a query string: `locale=de&page=%2Fkontakt`. */
export const contextHeader = 'x-contact-context';
