import * as z from 'zod/mini';

/**
 * Minimum field lengths in visible Unicode code points after trimming. (The database also counts
 * invisible ones.) No field has a maximum length, but a request has at most 64 KB.
 */
export const minLengths = { name: 2, message: 10 } as const;

/** Maximum characters of an e-mail address (RFC 5321, section 4.5.3.1, without brackets). */
const maxAddressLength = 254;

/** Validation problems of a field. Pages show a text for each, in every language. */
const fieldProblems = ['tooShort', 'notAnAddress', 'type'] as const;

export type FieldProblem = (typeof fieldProblems)[number];

/** Characters that show nothing, and the blank Braille pattern. They do not count. */
const blank = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Invisible characters, such as zero-width spaces and directional formatting, which copied text
 * brings along. Joiners and emoji selectors stay, because they change how their neighbours look.
 */
const invisible = /(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/gu;

/** Removes invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Control characters, parts of pasted text, break e-mail headers and cannot be stored. */
const controls = /[\p{Cc}\u2028\u2029]+/gu;
const controlsInLines = /(?![\t\n\r])\p{Cc}/gu;

/** Unpaired surrogates, which remain if a text is cut within a character, cannot be stored. */
const loneSurrogates = /\p{Cs}/gu;

/**
 * More combining marks on one letter than Unicode's Stream-Safe Text Format allows (UAX #15,
 * section 13). No language needs that many, and NFC sorts them in quadratic time.
 */
const excessMarks = /(?<=\p{M}{30})\p{M}+/gu;

/** A text on one line, without invisible characters. */
export const cleanLine = (text: string): string => withoutInvisible(text).replace(controls, ' ');

const cleanLines = (text: string) => text.replace(controlsInLines, '');

const problem = (error: FieldProblem) => ({ error });

/** A text field, normalized to NFC and trimmed. @param clean runs before trimming */
const textField = (clean: (text: string) => string) =>
  z.string(problem('type')).check(
    z.overwrite((text) => clean(text.replace(loneSurrogates, '').replace(excessMarks, ''))),
    z.normalize('NFC'),
    z.trim(),
  );
const lineField = () => textField(cleanLine);
/** Counts code points only at the start of the text, so that long texts take no longer. */
const atLeast = (least: number) =>
  z.refine<string>((text) => {
    const visible = text.replace(blank, '').trim();
    // A code point has at most two code units.
    return [...visible.slice(0, 2 * least)].length >= least;
  }, problem('tooShort'));

/** A domain with letters beyond ASCII, after the @ of an address. */
const internationalDomain = /@(?=.*[^ -~])[\p{L}\p{M}\p{N}.-]+$/u;

/** Converts an international domain, as Chromium does: `@grün.example` to `@xn--grn-ioa.example`. */
function toAsciiDomain(address: string): string {
  if (address.length > maxAddressLength) return address;
  return address.replace(internationalDomain, (domain) => {
    try {
      return `@${new URL(`https://${domain.slice(1)}`).hostname}`;
    } catch {
      return domain;
    }
  });
}

/** Dots that HTML's e-mail pattern allows, but mail servers reject (RFC 5321). */
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
 * storing. The message of every issue is a {@link FieldProblem}. Unknown fields are ignored, so that
 * pages may send a further field before the function knows it.
 */
const contactRequestSchema = z.object({
  name: lineField().check(atLeast(minLengths.name)),
  email: lineField().check(
    z.overwrite(toAsciiDomain),
    z.refine(isAddress, problem('notAnAddress')),
  ),
  phone: z._default(lineField(), ''),
  company: z._default(lineField(), ''),
  message: textField(cleanLines).check(atLeast(minLengths.message)),
  request_callback: z._default(z.boolean(problem('type')), false),
});

export type ContactRequest = z.infer<typeof contactRequestSchema>;

export type ContactField = keyof ContactRequest;

/** Whether a value is the name of one of the six fields. */
function isContactField(name: unknown): name is ContactField {
  return typeof name === 'string' && Object.hasOwn(contactRequestSchema.shape, name);
}

/** The problem of each invalid field. */
export type FieldProblems = Readonly<Partial<Record<ContactField, FieldProblem>>>;

const isFieldProblem = (value: unknown): value is FieldProblem =>
  fieldProblems.some((problem) => problem === value);

/** The problems of fields in a response of the function. */
export const fieldProblemsSchema = z.custom<FieldProblems>(
  (fields) =>
    typeof fields === 'object' &&
    fields !== null &&
    Object.entries(fields).every(
      ([field, problem]) => isContactField(field) && isFieldProblem(problem),
    ),
);

/** The valid request, or the first problem of each invalid field. */
export type ValidationResult = { request: ContactRequest } | { problems: FieldProblems };

/** Validates the input of a contact request. */
export function validateRequest(input: object): ValidationResult {
  const { data, error } = contactRequestSchema.safeParse(input);
  if (data) return { request: data };
  const problems: Partial<Record<ContactField, FieldProblem>> = {};
  for (const { path, message } of error.issues) {
    const [field] = path;
    if (isContactField(field)) problems[field] ??= isFieldProblem(message) ? message : 'type';
  }
  return { problems };
}
