import * as z from 'zod/mini';

/** A setting's text, or nothing: an empty line of an `.env` file sets nothing. */
const written = (value: unknown) => (value === '' ? undefined : value);

const required = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.pipe(z.transform(written), schema);

const withDefault = <Schema extends z.core.$ZodType<unknown, string>>(
  schema: Schema,
  fallback: string,
) =>
  z.pipe(
    z.transform((value: unknown) => written(value) ?? fallback),
    schema,
  );

/** A whole number within bounds. */
const whole = (least: number, most: number, fallback: number) =>
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

/** Origins become part of policies, where some characters that hosts may have mean more. */
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

/** The function's settings as environment variables. A value that is missing takes its default. */
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
  /** Where the site stands: plain posts are led back there. */
  SITE_URL: required(siteUrl),
  /** Where the function reads the contact page from to fill it again, if not at SITE_URL. */
  PAGE_SOURCE_URL: z.pipe(z.transform(written), z.optional(httpUrl)),
  /** Further origins whose pages may send requests. */
  ALLOWED_ORIGINS: z.pipe(z.transform(written), z.optional(origins)),
  /** Secret key of the hashes that stand for network addresses. */
  IP_HASH_KEY: required(key),
  /** Secret key of the scheduled drain. */
  DRAIN_KEY: required(key),
  /** Secret key that our proxy sends: without it X-Forwarded-For is not believed. */
  PROXY_KEY: z.pipe(z.transform(written), z.optional(key)),
  /** How many proxies of our own stand in front and add to X-Forwarded-For. */
  TRUSTED_PROXIES: whole(0, 10, 0),
  /** Requests per window from one address: IPv4, or a /64 of IPv6. */
  RATE_LIMIT_PER_ADDRESS: whole(1, 1_000_000, 60),
  /** Requests per window from a /56 of IPv6. */
  RATE_LIMIT_PER_SITE: whole(1, 1_000_000, 240),
  /** Requests per window from a /24 of IPv4 or a /48 of IPv6. */
  RATE_LIMIT_PER_NETWORK: whole(1, 1_000_000, 960),
  /** Mails per window in total; what comes beyond is mailed in later windows. */
  RATE_LIMIT_TOTAL: whole(1, 1_000_000, 600),
  /** Mails that may wait; beyond it no request is taken. */
  OUTBOX_LIMIT: whole(1, 1_000_000, 20_000),
  /** The window of all limits; six hours at most, because hashes of addresses last half a day. */
  RATE_LIMIT_WINDOW_SECONDS: whole(1, 21_600, 3600),
  /** How often the local function looks for mail that is due; a hosted one is called by cron. */
  DELIVERY_POLL_SECONDS: seconds(0.05, 3600, 5),
  /** After this long without a result a mail counts as abandoned by its process. */
  DELIVERY_LEASE_SECONDS: seconds(0.5, 3600, 120),
  /** Wait after the first failure; it doubles with every further one. */
  DELIVERY_BACKOFF_SECONDS: seconds(0.05, 3600, 10),
  /** The longest wait between two attempts. */
  DELIVERY_BACKOFF_MAX_SECONDS: seconds(0.05, 86_400, 3600),
  /** Attempts until a mail is given up; a hundred take about four days. */
  DELIVERY_TRIES: whole(1, 10_000, 100),
  /** Silence of the mail server that ends an attempt. */
  SMTP_TIMEOUT_SECONDS: seconds(0.1, 60, 15),
  /** Connections to the mail server at the same time. */
  SMTP_CONNECTIONS: whole(1, 100, 8),
  /** How long storing a request may take, all tries together; then it is answered with 503. */
  DATABASE_TIMEOUT_SECONDS: seconds(0.1, 60, 4),
  /** How long the body of a request may take to arrive. */
  BODY_TIMEOUT_SECONDS: seconds(0.1, 60, 10),
  /** Requests are deleted after this long; the privacy page names it. */
  RETENTION_DAYS: whole(1, 3650, 180),
});

/** The settings, checked and converted. */
export type Settings = z.infer<typeof environmentSchema>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads variables of the environment by a schema.
 *
 * @throws an error of one line that names every wrong one; it repeats no value, because some are
 *   secret
 */
export function readEnvironment<Result>(schema: z.ZodMiniType<Result>, env: Environment): Result {
  const result = z.safeParse(schema, env);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`Wrong settings: ${problems.join('; ')}.`);
}

/**
 * Reads the settings.
 *
 * @throws an error of one line that names every wrong setting
 */
export function readSettings(env: Environment): Settings {
  const database = env['DATABASE_URL'] || env['SUPABASE_DB_URL'];
  return readEnvironment(environmentSchema, { ...env, DATABASE_URL: database });
}
