import * as z from 'zod/mini';

/** Lengths of the fields, in Unicode code points after trimming; the database repeats them. */
export const contactLimits = {
  name: { least: 2, most: 100 },
  email: { most: 254 },
  phone: { most: 40 },
  company: { most: 120 },
  message: { least: 10, most: 4000 },
} as const;

/** What can be wrong with a field; every word of it has a text in each language. */
export const fieldProblems = ['tooShort', 'tooLong', 'notAnAddress', 'unreadable', 'type'] as const;

/** One of the problems of a field. */
export type FieldProblem = (typeof fieldProblems)[number];

/** The longest body of a contact request that is read, in bytes. */
export const maxBodyBytes = 64 * 1024;

const lengthOf = (text: string) => [...text].length;

/** Control characters break mail headers and cannot be stored; a message may have its lines. */
const controls = /\p{Cc}|[\u2028\u2029]/u;
const controlsInLines = /(?![\t\n\r])\p{Cc}/u;

const problem = (error: FieldProblem) => ({ error });

/**
 * More marks on one letter than Unicode's Stream-Safe Text Format allows (UAX #15, section 13): no
 * language has so many, and the time that NFC takes to sort them grows with their square.
 */
const tooManyMarks = /\p{M}{31}/u;

/** A text as a person typed it: composed letters, no space around it. */
const typed = () =>
  z.string(problem('type')).check(
    z.refine((text) => text.isWellFormed() && !tooManyMarks.test(text), {
      error: 'unreadable',
      abort: true,
    }),
    z.normalize('NFC'),
    z.trim(),
  );

const line = ({ least = 0, most }: { least?: number; most: number }) =>
  typed().check(
    z.refine((text) => lengthOf(text) >= least, problem('tooShort')),
    z.refine((text) => lengthOf(text) <= most, problem('tooLong')),
    z.refine((text) => !controls.test(text), problem('unreadable')),
  );

/** The pattern of HTML's own e-mail fields, a dot in the domain, and nothing that mail decodes. */
const isAddress = (text: string) =>
  z.regexes.html5Email.test(text) && /@[^@]*\../.test(text) && !text.includes('=?');

const address = typed().check(
  z.refine((text) => lengthOf(text) <= contactLimits.email.most, problem('tooLong')),
  z.refine(isAddress, problem('notAnAddress')),
);

const lines = typed().check(
  z.refine((text) => lengthOf(text) >= contactLimits.message.least, problem('tooShort')),
  z.refine((text) => lengthOf(text) <= contactLimits.message.most, problem('tooLong')),
  z.refine((text) => !controlsInLines.test(text), problem('unreadable')),
);

/**
 * The body of a contact request, as the browser checks it before sending and the function before
 * storing. Every issue's message is a {@link FieldProblem}; unknown fields are refused.
 */
export const contactRequestSchema = z.strictObject({
  name: line(contactLimits.name),
  email: address,
  phone: z._default(line(contactLimits.phone), ''),
  company: z._default(line(contactLimits.company), ''),
  message: lines,
  request_callback: z._default(z.boolean(problem('type')), false),
});

/** A contact request that has passed the schema. */
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** Names one of the six fields. */
export type ContactField = keyof ContactRequest;

/** Whether a value names one of the six fields. */
export function isContactField(name: unknown): name is ContactField {
  return typeof name === 'string' && Object.hasOwn(contactRequestSchema.shape, name);
}

/** Header with the key, one per filling of the form, under which a request is stored only once. */
export const idempotencyHeader = 'idempotency-key';

/** Header with where the request comes from, written as a query: `locale=de&page=%2Fkontakt`. */
export const contextHeader = 'x-contact-context';
