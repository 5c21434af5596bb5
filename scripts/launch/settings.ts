import { z } from 'zod';
import { contactEndpoint } from '@/lib/contact/endpoint';
import type { Problem } from '@/lib/i18n/text-problem';
import { isSample } from '@/lib/site/samples';
import type { Site } from '@/lib/site/schema';
import { settingsSchema } from '@/supabase/functions/send-contact-email/settings';

/** Variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

const problem = (key: string, message: string): Problem => ({ file: '.env', key, message });

const functionAnswer = z.object({ code: z.string() });

/** Settings that the function needs in production. */
const needed = [
  ['DATABASE_URL', 'the PostgreSQL that stores requests'],
  ['SMTP_URL', 'the mail server that delivers requests'],
  ['MAIL_FROM', 'the sender of the mails'],
  ['MAIL_TO', 'the receiver of the mails'],
  ['SECRET', 'a secret of at least 32 characters'],
] as const;

function settingProblem([name, meaning]: (typeof needed)[number], env: Environment): Problem[] {
  const fix = 'set it here or in the shell, to the same value as where the function runs';
  const value = env[name] ?? '';
  if (value === '') return [problem(name, `missing: ${meaning}; ${fix}`)];
  const [issue] = settingsSchema.shape[name].safeParse(value).error?.issues ?? [];
  if (issue) return [problem(name, `not valid; ${issue.message}`)];
  return isSample(value) ? [problem(name, `still a sample; ${fix}`)] : [];
}

/** The hosts of docs/publishing, and whether each can run the contact function itself. */
const hosts: Readonly<Record<string, boolean>> = {
  cloudflare: false,
  netlify: false,
  vercel: false,
  'object-storage': false,
  nginx: true,
  node: true,
};

/**
 * The chosen host: as written behind the command, or that on which this build runs.
 *
 * @throws an error of one line when no page of docs/publishing has this name
 */
export function hostFrom(written: string | undefined, env: Environment): string | undefined {
  if (written === undefined) {
    const variables = { CF_PAGES: 'cloudflare', NETLIFY: 'netlify', VERCEL: 'vercel' };
    return Object.entries(variables).find(([name]) => env[name])?.[1];
  }
  if (Object.hasOwn(hosts, written)) return written;
  throw new Error(`Unknown host ${written}; expected one of ${Object.keys(hosts).join(', ')}.`);
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
  const supabaseFix = 'set it and NEXT_PUBLIC_SUPABASE_ANON_KEY for the build';
  if (host !== undefined && !hosts[host]) {
    const message = `missing: ${host} cannot run the contact function; ${supabaseFix}`;
    return [problem('NEXT_PUBLIC_SUPABASE_URL', message)];
  }
  if (host === undefined && !env['DATABASE_URL']) {
    const names = Object.keys(hosts).join(', ');
    const message = `missing; ${supabaseFix}, or name your host: npm run check:launch -- <${names}>`;
    return [problem('NEXT_PUBLIC_SUPABASE_URL', message)];
  }
  return needed.flatMap((setting) => settingProblem(setting, env));
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
  if (isSample(origin)) return [];
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

/** Default of RETENTION_DAYS. */
const usualDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Minimum length in days of that many consecutive months: 181 for six. */
function fewestDays(months: number): number {
  const spans = Array.from(
    { length: 12 },
    (_, first) => Date.UTC(2025, first + months) - Date.UTC(2025, first),
  );
  return Math.min(...spans) / dayMs;
}

/** Compares RETENTION_DAYS with the duration that the privacy page states. */
export function checkRetention({ legal }: Site, env: Environment): Problem[] {
  const set = env['RETENTION_DAYS'] || String(usualDays);
  if (!/^\d{1,9}$/.test(set)) {
    return [problem('RETENTION_DAYS', `is "${set}"; give a whole number of days`)];
  }
  const kept = Number(set);
  // Requests are deleted every hour, so a day is left of what calendars measure.
  const most = fewestDays(legal.retentionMonths) - 1;
  // Much earlier would not be what the page says either.
  if (kept <= most && kept >= 0.95 * most) return [];
  const message = `allows ${most} days at most, but RETENTION_DAYS is ${kept}; write the time that is set, or set RETENTION_DAYS where the function runs`;
  return [{ file: 'site.config.ts', key: 'legal.retentionMonths', message }];
}
