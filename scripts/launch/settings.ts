import { z } from 'zod';
import { type Problem, warning } from '@/lib/i18n/text-problem';
import { isPlaceholderValue, placeholderReason } from '@/lib/site/placeholder-values';
import type { Site } from '@/lib/site/schema';
import { UserError } from '@/scripts/support/command';
import type { Environment } from '@/scripts/support/listen-address';
import { contactEndpoint } from '@/supabase/functions/_shared/contact-response';
import { settingsSchema } from '@/supabase/functions/send-contact-email/settings';

const problem = (key: string, message: string): Problem => ({ file: '.env', key, message });

const functionResponse = z.object({ code: z.string() });

/** Settings that the function needs in production. */
const requiredSettings = ['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO', 'SECRET'] as const;

function settingProblem(name: (typeof requiredSettings)[number], env: Environment): Problem[] {
  const value = env[name] || undefined;
  const [issue] = settingsSchema.shape[name].safeParse(value).error?.issues ?? [];
  const reason = issue?.message ?? placeholderReason(value ?? '');
  if (!reason) return [];
  const fix = 'set it here or in the shell, to the same value as where the function runs';
  return [problem(name, `${reason}; ${fix}`)];
}

/** Hosts of docs/publishing that can run the contact function; the others only serve files. */
const servers: readonly string[] = ['nginx', 'node'];
const hosts = ['cloudflare', 'netlify', 'vercel', 'object-storage', ...servers];

/** @throws a one-line error if docs/publishing has no page of this name */
export function assertHost(host: string | undefined): void {
  if (host === undefined || hosts.includes(host)) return;
  throw new UserError(`Unknown host ${host}; expected one of ${hosts.join(', ')}.`);
}

/**
 * Settings that the contact form lacks on the chosen host. The settings of a function on Supabase
 * cannot be read here: `checkFunction` asks the function instead.
 */
export function checkContactSettings(
  { supabase }: Site,
  env: Environment,
  host: string | undefined,
): Problem[] {
  if (supabase) return [];
  const canRunFunction = host === undefined ? env['DATABASE_URL'] : servers.includes(host);
  if (canRunFunction) return requiredSettings.flatMap((name) => settingProblem(name, env));
  const fix = 'set it and NEXT_PUBLIC_SUPABASE_ANON_KEY for the build';
  const message =
    host === undefined
      ? `is missing; ${fix}, or name your host: npm run check:launch -- ${servers.join(' or ')}`
      : `is missing: ${host} cannot run the contact function; ${fix}`;
  return [problem('NEXT_PUBLIC_SUPABASE_URL', message)];
}

/** Says what the privacy page names as the place of the requests, to be confirmed. */
export function privacyReminder({ supabase, optional }: Site): Problem {
  const hosting = optional.providers?.hosting ?? 'your hosting provider';
  const place = supabase
    ? `with Supabase, region ${supabase.region}`
    : `on your own server at ${hosting}`;
  const message = `says that requests are stored ${place}; confirm`;
  return warning('messages/de/privacy.json', 'processing.form.storage', message);
}

/** Problems of the function, by the code or the status of its response to a GET request. */
const responseProblems: Readonly<Record<string, string>> = {
  forbidden: 'it serves another site; set its SITE_URL to the URL of this one',
  401: 'it requires a token; deploy it with supabase/config.toml',
  404: 'it is missing; deploy it',
  0: 'no response; check the URL, and whether the function runs',
};

/**
 * Checks with a GET request whether the function works for this site. A function on the site's own
 * host is only a warning, because it responds only after publishing.
 */
export async function checkFunction({ supabase, url }: Site): Promise<Problem[]> {
  const origin = supabase?.url ?? url;
  if (isPlaceholderValue(origin)) return [];
  const response = await fetch(origin + contactEndpoint, {
    headers: { origin: url },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  const { data } = functionResponse.safeParse(await response?.json().catch(() => undefined));
  // Only the function itself responds that it requires POST.
  if (data?.code === 'method') return [];
  const status = response?.status ?? 0;
  const reason = responseProblems[data?.code ?? ''] ?? responseProblems[status];
  const message = reason ?? `it responds with ${status}; see its log`;
  const found = { file: 'contact form', key: origin + contactEndpoint, message };
  return [supabase ? found : { ...found, isWarning: true }];
}

const dayMs = 24 * 60 * 60 * 1000;

/** The smallest number of days in consecutive months: from February on, 181 in six months. */
const minDays = (months: number) => (Date.UTC(2025, 1 + months) - Date.UTC(2025, 1)) / dayMs;

/** Compares RETENTION_DAYS with the number of months on the privacy page. */
export function checkRetention({ legal }: Site, env: Environment): Problem[] {
  const setting = env['RETENTION_DAYS'] || undefined;
  const { data: days, error } = settingsSchema.shape.RETENTION_DAYS.safeParse(setting);
  if (days === undefined) {
    return [problem('RETENTION_DAYS', `is "${setting}"; ${error?.issues[0]?.message}`)];
  }
  // A request is deleted within a minute after its last day.
  const maxDays = minDays(legal.retentionMonths) - 1;
  // A much shorter time would contradict the privacy page, too.
  if (days <= maxDays && days >= 0.95 * maxDays) return [];
  const message = `allows ${maxDays} days at most, but RETENTION_DAYS is ${days}; correct this number of months, or RETENTION_DAYS where the function runs`;
  return [{ file: 'site.config.ts', key: 'legal.retentionMonths', message }];
}
