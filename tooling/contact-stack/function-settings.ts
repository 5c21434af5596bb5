import { hostOf } from '@/lib/site/host-of';
import { site } from '@/site.config';
import { environmentSchema, readSettings } from '@/supabase/functions/send-contact-email/settings';
import type { Secrets } from '@/tooling/contact-stack/secrets';
import { trustedProxiesFrom } from '@/tooling/hosting/proxy-settings';

/** Variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the function finds running beside it. */
export type Surroundings = {
  databaseUrl: string;
  smtpUrl: string;
  /** Where the pages stand, each spelling of it; the first is the one that visitors type. */
  origins: readonly [string, ...string[]];
  /** Where the function reads pages. */
  pageSource: string;
  secrets: Secrets;
  /** Proves to the function that a request was passed on by the server in front of it. */
  proxyKey: string;
};

/**
 * Shorter than a hosted function's: here a function that was killed is replaced at once, and the
 * mails that it has claimed wait for the end of their leases.
 */
const leaseSeconds = '30';

/** What the environment sets; an empty value sets nothing. */
function setIn(env: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.keys(environmentSchema.shape).flatMap((name) => {
      const value = env[name] ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
}

/**
 * The function's settings on this machine: what the environment sets, and what is started here
 * for everything that it leaves out.
 *
 * @throws an error of one line that names every wrong setting
 */
export function functionSettings(
  env: Environment,
  { databaseUrl, smtpUrl, origins, pageSource, secrets, proxyKey }: Surroundings,
): Record<string, string> {
  const given = setIn(env);
  const allowed = [...origins, ...(given['ALLOWED_ORIGINS'] ? [given['ALLOWED_ORIGINS']] : [])];
  const settings = {
    SITE_URL: origins[0],
    MAIL_FROM: `website@${hostOf(site.url)}`,
    MAIL_TO: site.email,
    SMTP_URL: smtpUrl,
    ...secrets,
    PAGE_SOURCE_URL: pageSource,
    DELIVERY_LEASE_SECONDS: leaseSeconds,
    ...given,
    DATABASE_URL: databaseUrl,
    ALLOWED_ORIGINS: allowed.join(','),
    // The server in front of the function is one more proxy than the environment names.
    TRUSTED_PROXIES: String(trustedProxiesFrom(given) + 1),
    // The environment's own PROXY_KEY is a matter between a proxy and the server in front.
    PROXY_KEY: proxyKey,
  };
  readSettings(settings);
  return settings;
}
