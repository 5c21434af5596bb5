import { z } from 'zod';
import { contactEndpoint } from '@/lib/contact/endpoint';
import type { Problem } from '@/lib/i18n/text-problem';
import { isPlaceholderValue } from '@/lib/site/placeholder-values';
import type { Site } from '@/lib/site/schema';
import { settingsSchema } from '@/supabase/functions/send-contact-email/settings';

export type Environment = Readonly<Record<string, string | undefined>>;

const problem = (key: string, message: string): Problem => ({ file: '.env', key, message });

const functionAnswer = z.object({ code: z.string() });

/** Settings that the function needs in production. */
const needed = ['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO', 'SECRET'] as const;

function settingProblem(name: (typeof needed)[number], env: Environment): Problem[] {
  const value = env[name] || undefined;
  const [issue] = settingsSchema.shape[name].safeParse(value).error?.issues ?? [];
  const reason = issue?.message ?? (isPlaceholderValue(value ?? '') && 'is still a sample');
  if (!reason) return [];
  const fix = 'set it here or in the shell, to the same value as where the function runs';
  return [problem(name, `${reason}; ${fix}`)];
}

/** Hosts that can run the contact function; the others in docs/publishing serve files alone. */
const servers: readonly string[] = ['nginx', 'node'];
const hosts = ['cloudflare', 'netlify', 'vercel', 'object-storage', ...servers];

/** @throws an error of one line when no page of docs/publishing has this name */
export function assertHost(host: string | undefined): void {
  if (host === undefined || hosts.includes(host)) return;
  throw new Error(`Unknown host ${host}; expected one of ${hosts.join(', ')}.`);
}

/**
 * What the contact form lacks on the chosen host. Settings of a function on Supabase are secrets
 * there: `checkFunction` asks it.
 */
export function checkContactSettings(
  { supabase }: Site,
  env: Environment,
  host: string | undefined,
): Problem[] {
  if (supabase) return [];
  const canRunFunction = host === undefined ? env['DATABASE_URL'] : servers.includes(host);
  if (canRunFunction) return needed.flatMap((name) => settingProblem(name, env));
  const fix = 'set it and NEXT_PUBLIC_SUPABASE_ANON_KEY for the build';
  const message =
    host === undefined
      ? `is missing; ${fix}, or name your host: npm run check:launch -- ${servers.join(' or ')}`
      : `is missing: ${host} cannot run the contact function; ${fix}`;
  return [problem('NEXT_PUBLIC_SUPABASE_URL', message)];
}

/** What is wrong with the function, by the code or the status of its answer to a GET. */
const answers: Readonly<Record<string, string>> = {
  forbidden: 'it serves another site; set its SITE_URL to the address of this one',
  401: 'it asks for a token; deploy it with supabase/config.toml',
  404: 'it is not there; deploy it',
  0: 'no answer; check the address, and whether the function runs',
};

/**
 * Asks the function whether it works for this site, without sending a request of a visitor. On a
 * host of one's own it answers only after publishing.
 */
export async function checkFunction({ supabase, url }: Site): Promise<Problem[]> {
  const origin = supabase?.url ?? url;
  if (isPlaceholderValue(origin)) return [];
  const response = await fetch(origin + contactEndpoint, {
    headers: { origin: url },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  const { data } = functionAnswer.safeParse(await response?.json().catch(() => undefined));
  // Only the function itself answers that it wants a POST.
  if (data?.code === 'method') return [];
  const status = response?.status ?? 0;
  const reason = answers[data?.code ?? ''] ?? answers[status];
  const message = reason ?? `it answers ${status}; its log says why`;
  const found = { file: 'contact form', key: origin + contactEndpoint, message };
  return [supabase ? found : { ...found, isWarning: true }];
}

const usualDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Fewest days of that many months: those from February on, 181 for six. */
const minDays = (months: number) => (Date.UTC(2025, 1 + months) - Date.UTC(2025, 1)) / dayMs;

/** Compares RETENTION_DAYS with the duration that the privacy page states. */
export function checkRetention({ legal }: Site, env: Environment): Problem[] {
  const set = env['RETENTION_DAYS'] || String(usualDays);
  if (!/^\d{1,9}$/.test(set)) {
    return [problem('RETENTION_DAYS', `is "${set}"; give a whole number of days`)];
  }
  const kept = Number(set);
  // Requests are deleted every hour, so a day is left of what calendars measure.
  const most = minDays(legal.retentionMonths) - 1;
  // Much earlier would not be what the page says either.
  if (kept <= most && kept >= 0.95 * most) return [];
  const message = `allows ${most} days at most, but RETENTION_DAYS is ${kept}; write the time that is set, or set RETENTION_DAYS where the function runs`;
  return [{ file: 'site.config.ts', key: 'legal.retentionMonths', message }];
}
