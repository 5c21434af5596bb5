import * as z from 'zod/mini';

const errorMessage = (hint: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : hint),
});
const text = (pattern: RegExp, hint: string) =>
  z.string(errorMessage(hint)).check(z.regex(pattern, errorMessage(hint)));
/** `z.url` would remove line breaks between two URLs. */
const url = (protocol: RegExp, hint: string) =>
  z.pipe(text(/^\S*$/, hint), z.url({ protocol, hostname: /./, ...errorMessage(hint) }));
const wholeNumber = (fallback: number, max: number) => {
  const error = errorMessage(`give a whole number from 1 to ${max}`);
  const number = z.coerce.number(error).check(z.int(error), z.gte(1, error), z.lte(max, error));
  return z._default(number, fallback);
};

const mailAddress = text(z.regexes.html5Email, 'give one e-mail address');
const site = url(/^https?$/, 'give a URL such as https://www.example.org');
const listOfSites = z.pipe(
  z.transform((value) =>
    String(value)
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
  z.array(site),
);
const headerName = text(/^[\w-]+$/, 'give the name of a header: x-real-ip');

/** The environment variables of the contact function; docs/settings.md explains them. */
export const settingsSchema = z.object({
  DATABASE_URL: url(/^postgres(ql)?$/, 'give a URL postgres://…'),
  DATABASE_CA: z.optional(text(/-----BEGIN CERT/, 'give a certificate as PEM')),
  SMTP_URL: url(/^smtps?$/, 'give a URL such as smtps://user:password@mail.example.org:465'),
  MAIL_FROM: mailAddress,
  MAIL_TO: mailAddress,
  SITE_URL: site,
  ORIGINS: z._default(listOfSites, []),
  SECRET: text(/.{32}/s, 'give at least 32 random characters'),
  MAILS_PER_HOUR: wholeNumber(100, 1_000_000),
  RETENTION_DAYS: wholeNumber(180, 3650),
  CLIENT_ADDRESS_HEADER: z.optional(headerName),
});

/** The validated settings. */
export type Settings = z.infer<typeof settingsSchema>;

const blocked = 'Supabase blocks ports 25 and 587, give smtps://…:465 (implicit TLS)';
/** On Supabase the header is required: without it, all requests would share one rate limit. */
const hostedSchema = z.extend(settingsSchema, {
  SMTP_URL: url(/^smtps$/, blocked).check(z.regex(/^(?!.*:(?:25|587)(?:[/?]|$))/, blocked)),
  CLIENT_ADDRESS_HEADER: headerName,
});

/**
 * Reads the settings from environment variables, without spaces and line breaks around them. Empty
 * variables count as not set.
 *
 * @param options.isHosted whether Supabase runs the function
 * @throws a one-line error that lists every invalid variable, without values, because some are
 *   secret
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  { isHosted = false } = {},
): Settings {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()]);
  const nonEmpty = Object.fromEntries(trimmed.filter(([, value]) => value));
  const { data, error } = z.safeParse(isHosted ? hostedSchema : settingsSchema, {
    DATABASE_URL: nonEmpty['SUPABASE_DB_URL'],
    ...nonEmpty,
  });
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`Wrong settings: ${problems.join('; ')}.`);
}
