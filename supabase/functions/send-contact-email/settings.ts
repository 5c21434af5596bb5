import * as z from 'zod/mini';

/** An empty value counts as not set, as in `.env` files. */
const setting = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    schema,
  );

/** A text that passes a check. */
const text = (isValid: (value: string) => boolean, error: string) =>
  z.string({ error: 'is missing' }).check(z.refine(isValid, { error }));

const wholeNumber = (fallback: number, most: number) =>
  z.pipe(
    z._default(z.coerce.number(), fallback),
    z.number().check(
      z.refine((value) => Number.isInteger(value) && value >= 1 && value <= most, {
        error: `give a whole number from 1 to ${most}`,
      }),
    ),
  );

const isUrl = (value: string, ...protocols: readonly string[]) =>
  URL.canParse(value) &&
  protocols.includes(new URL(value).protocol) &&
  new URL(value).hostname !== '';
const isSite = (value: string) => isUrl(value.trim(), 'https:', 'http:');
const mailAddress = text((value) => z.regexes.html5Email.test(value), 'give one e-mail address');
const exampleSite = 'https://www.example.org';

/** The settings of the contact function, as environment variables; docs/settings.md explains them. */
export const settingsSchema = z.object({
  DATABASE_URL: setting(
    text((value) => isUrl(value, 'postgres:', 'postgresql:'), 'give an address postgres://…'),
  ),
  DATABASE_CA: setting(
    z.optional(text((value) => value.includes('-----BEGIN CERT'), 'give a certificate as PEM')),
  ),
  SMTP_URL: setting(
    text(
      (value) => isUrl(value, 'smtp:', 'smtps:'),
      'give an address such as smtps://user:password@mail.example.org:465',
    ),
  ),
  MAIL_FROM: setting(mailAddress),
  MAIL_TO: setting(mailAddress),
  SITE_URL: setting(text(isSite, `give an address such as ${exampleSite}`)),
  ORIGINS: setting(
    z._default(
      text(
        (value) => value.split(',').every(isSite),
        `give origins such as ${exampleSite}, separated by commas`,
      ),
      '',
    ),
  ),
  SECRET: setting(text((value) => value.length >= 32, 'give at least 32 random characters')),
  MAILS_PER_HOUR: setting(wholeNumber(100, 1_000_000)),
  RETENTION_DAYS: setting(wholeNumber(180, 3650)),
  CLIENT_ADDRESS_HEADER: setting(
    z.optional(text((value) => /^[\w-]+$/.test(value), 'give the name of a header: x-real-ip')),
  ),
});

/** The validated settings. */
export type Settings = z.infer<typeof settingsSchema>;

/** What a hosted function needs in addition; undefined when all is well. */
function hostedProblem({ SMTP_URL, CLIENT_ADDRESS_HEADER }: Settings): string | undefined {
  const { protocol, port } = new URL(SMTP_URL);
  if (protocol !== 'smtps:' || port === '25' || port === '587') {
    return 'SMTP_URL: Supabase blocks ports 25 and 587, give smtps://…:465 (implicit TLS)';
  }
  if (CLIENT_ADDRESS_HEADER !== undefined) return undefined;
  return 'CLIENT_ADDRESS_HEADER: is missing, all requests would count as those of one visitor';
}

/**
 * Reads the settings from environment variables.
 *
 * @param options.isHosted whether Supabase runs the function
 * @throws an error of one line that names every invalid variable, without values, because some are
 *   secret
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  { isHosted = false } = {},
): Settings {
  const DATABASE_URL = env['DATABASE_URL'] || env['SUPABASE_DB_URL'];
  const { data, error } = z.safeParse(settingsSchema, { ...env, DATABASE_URL });
  const problem = data
    ? isHosted && hostedProblem(data)
    : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  if (data && !problem) return data;
  throw new Error(`Wrong settings: ${problem}.`);
}
