import * as z from 'zod/mini';

/** An empty value counts as not set, as in `.env` files. */
const emptyAsUndefined = (value: unknown) => (value === '' ? undefined : value);

const required = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.pipe(z.transform(emptyAsUndefined), schema);

const withDefault = <Schema extends z.core.$ZodType<unknown, string>>(
  schema: Schema,
  fallback: string,
) =>
  z.pipe(
    z.transform((value: unknown) => emptyAsUndefined(value) ?? fallback),
    schema,
  );

/** A whole number within bounds. */
const wholeNumber = (least: number, most: number, fallback: number) =>
  withDefault(
    z.pipe(
      z.string().check(
        z.refine(
          (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
          {
            error: `give a whole number from ${least} to ${most}`,
          },
        ),
      ),
      z.transform(Number),
    ),
    String(fallback),
  );

/** Seconds, with fractions for tests that cannot wait. */
const seconds = (least: number, most: number, fallback: number) =>
  withDefault(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) =>
              /^\d{1,9}(\.\d{1,3})?$/.test(text) && Number(text) >= least && Number(text) <= most,
            { error: `give seconds from ${least} to ${most}` },
          ),
        ),
      z.transform(Number),
    ),
    String(fallback),
  );

const missing = { error: 'is missing' };

/** The address of a service, such as `smtp://user:password@host:port`. */
const serviceUrl = (protocols: readonly string[], example: string) =>
  z.pipe(
    z
      .string(missing)
      .check(
        z.refine(
          (text) =>
            URL.canParse(text) &&
            protocols.includes(new URL(text).protocol) &&
            new URL(text).hostname !== '',
          { error: `give an address such as ${example}` },
        ),
      ),
    z.transform((text: string) => new URL(text)),
  );

const mailAddress = z
  .string(missing)
  .check(z.refine((text) => z.regexes.html5Email.test(text), { error: 'give one e-mail address' }));

const key = z
  .string(missing)
  .check(z.refine((text) => text.length >= 32, { error: 'give at least 32 random characters' }));

const httpExample = 'https://www.example.org';
const httpUrl = serviceUrl(['https:', 'http:'], httpExample);

/** Origins become part of policies, where some characters that URLs allow in hosts are syntax. */
const isWritableOrigin = (url: URL) => /^[\w.:[\]-]*$/.test(url.host);
const siteUrl = httpUrl.check(
  z.refine(isWritableOrigin, { error: `give an address such as ${httpExample}` }),
);

const origins = z.pipe(
  z.string().check(
    z.refine(
      (text) =>
        text
          .split(',')
          .every((one) => URL.canParse(one.trim()) && isWritableOrigin(new URL(one.trim()))),
      {
        error: `give origins such as ${httpExample}, with commas between them`,
      },
    ),
  ),
  z.transform((text: string) => text.split(',').map((one) => new URL(one.trim()).origin)),
);

/** The function's settings as environment variables. */
export const environmentSchema = z.object({
  /** PostgreSQL, where requests are stored; a hosted function gets it as SUPABASE_DB_URL. */
  DATABASE_URL: required(
    serviceUrl(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database'),
  ),
  /** Mail server; `smtps` speaks TLS from the start, as on port 465. */
  SMTP_URL: required(serviceUrl(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org:465')),
  /** Sender of the mails: the website's own address. */
  MAIL_FROM: required(mailAddress),
  /** Where requests are mailed to. */
  MAIL_TO: required(mailAddress),
  /** Address of the site, to which form posts without scripts are redirected. */
  SITE_URL: required(siteUrl),
  /** Where the function fetches the contact page, if not from SITE_URL. */
  PAGE_SOURCE_URL: z.pipe(z.transform(emptyAsUndefined), z.optional(httpUrl)),
  /** Further origins whose pages may send requests. */
  ALLOWED_ORIGINS: z.pipe(z.transform(emptyAsUndefined), z.optional(origins)),
  /** Secret key for hashing network addresses. */
  IP_HASH_KEY: required(key),
  /** Secret key of the scheduled drain. */
  DRAIN_KEY: required(key),
  /** Secret key that our proxy sends: X-Forwarded-For is ignored in requests without it. */
  PROXY_KEY: z.pipe(z.transform(emptyAsUndefined), z.optional(key)),
  /** Number of our own proxies that append to X-Forwarded-For. */
  TRUSTED_PROXIES: wholeNumber(0, 10, 0),
  /** Weight of the requests per window from one address: IPv4, or a /64 of IPv6. */
  RATE_LIMIT_PER_ADDRESS: wholeNumber(1, 1_000_000, 60),
  /** Weight of the requests per window from a /56 of IPv6. */
  RATE_LIMIT_PER_SITE: wholeNumber(1, 1_000_000, 240),
  /** Weight of the requests per window from a /24 of IPv4 or a /48 of IPv6. */
  RATE_LIMIT_PER_NETWORK: wholeNumber(1, 1_000_000, 960),
  /** Weight of the requests mailed per window; the rest is deferred to later windows. */
  RATE_LIMIT_TOTAL: wholeNumber(1, 1_000_000, 600),
  /** Maximum number of waiting mails; beyond it requests are rejected. */
  OUTBOX_LIMIT: wholeNumber(1, 1_000_000, 20_000),
  /** Window of all limits; at most six hours, because address hashes are deleted after twelve. */
  RATE_LIMIT_WINDOW_SECONDS: wholeNumber(1, 21_600, 3600),
  /** Poll interval of the self-hosted function; a hosted one is called by cron. */
  DELIVERY_POLL_SECONDS: seconds(0.05, 3600, 5),
  /** Lease of a claimed mail: after it another process may claim the mail. */
  DELIVERY_LEASE_SECONDS: seconds(0.5, 3600, 120),
  /** Delay after the first failure; doubles with every further one. */
  DELIVERY_BACKOFF_SECONDS: seconds(0.05, 3600, 10),
  /** Maximum delay between two attempts. */
  DELIVERY_BACKOFF_MAX_SECONDS: seconds(0.05, 86_400, 3600),
  /** Maximum number of attempts; a hundred take about four days. */
  DELIVERY_TRIES: wholeNumber(1, 10_000, 100),
  /** Timeout for connecting to the mail server and for each of its replies. */
  SMTP_TIMEOUT_SECONDS: seconds(0.1, 60, 15),
  /** Maximum number of connections to the mail server. */
  SMTP_CONNECTIONS: wholeNumber(1, 100, 8),
  /** Timeout for storing a request, retries included; then the response is 503. */
  DATABASE_TIMEOUT_SECONDS: seconds(0.1, 60, 4),
  /** Timeout for the whole body of a request. */
  BODY_TIMEOUT_SECONDS: seconds(0.1, 60, 10),
  /** Days until requests are deleted; the privacy page states it. */
  RETENTION_DAYS: wholeNumber(1, 3650, 180),
});

/** The validated and converted settings. */
export type Settings = z.infer<typeof environmentSchema>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses environment variables by a schema.
 *
 * @throws an error of one line that names every invalid variable, without values, because some are
 *   secret
 */
export function readEnvironment<Result>(schema: z.ZodMiniType<Result>, env: Environment): Result {
  const result = z.safeParse(schema, env);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`Wrong settings: ${problems.join('; ')}.`);
}

/**
 * Parses the function's settings.
 *
 * @throws an error of one line that names every invalid setting
 */
export function readSettings(env: Environment): Settings {
  const database = env['DATABASE_URL'] || env['SUPABASE_DB_URL'];
  return readEnvironment(environmentSchema, { ...env, DATABASE_URL: database });
}
