import { hostOf } from '@/lib/site/host-of';
import { site } from '@/site.config';
import { environmentSchema, readSettings } from '@/supabase/functions/send-contact-email/settings';
import type { Secrets } from '@/tooling/contact-stack/secrets';
import { trustedProxiesFrom } from '@/tooling/hosting/proxy-settings';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the function depends on. */
export type FunctionDependencies = {
  databaseUrl: string;
  smtpUrl: string;
  /** All origins of the site; the first one is the one that visitors type. */
  origins: readonly [string, ...string[]];
  /** Origin from which the function fetches pages. */
  pageSource: string;
  secrets: Secrets;
  /** Secret by which the function recognizes the proxy in front of it. */
  proxyKey: string;
};

/**
 * Shorter than the default: a killed function is replaced immediately here, and the mails that it had
 * claimed wait until their leases expire.
 */
const leaseSeconds = '30';

/** The function's settings in the environment; empty values count as not set. */
function definedSettings(env: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.keys(environmentSchema.shape).flatMap((name) => {
      const value = env[name] ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
}

/**
 * The function's settings on this machine: those of the environment, and defaults for the services
 * that are started here.
 *
 * @throws an error of one line that names every invalid setting
 */
export function functionSettings(
  env: Environment,
  { databaseUrl, smtpUrl, origins, pageSource, secrets, proxyKey }: FunctionDependencies,
): Record<string, string> {
  const given = definedSettings(env);
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
    // Plus one for the server in front of the function.
    TRUSTED_PROXIES: String(trustedProxiesFrom(given) + 1),
    // The environment's PROXY_KEY is shared by the operator's proxy and that server only.
    PROXY_KEY: proxyKey,
  };
  readSettings(settings);
  return settings;
}
