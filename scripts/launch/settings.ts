import type { Problem } from '@/lib/i18n/text-problem';
import { isSample } from '@/lib/site/samples';
import type { Site } from '@/lib/site/schema';
import { settingsSchema } from '@/supabase/functions/send-contact-email/settings';

/** Variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

const problem = (key: string, message: string): Problem => ({ file: '.env', key, message });

/** Settings that the function needs in production. */
const needed = [
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

/**
 * Missing and invalid settings of the contact form.
 *
 * @param seesFunction whether `env` holds the function's settings; those of a hosted function are
 *   secrets of the Supabase project
 */
export function checkContactSettings(
  { supabase }: Site,
  env: Environment,
  { seesFunction }: { seesFunction: boolean },
): Problem[] {
  // Requests go to Supabase, or to a database of the operator.
  const hasBackend = supabase !== undefined || Boolean(env['DATABASE_URL']);
  const message =
    'missing: the contact form has no function to send to; set it and NEXT_PUBLIC_SUPABASE_ANON_KEY for the build; where your own host forwards requests to the function, set its DATABASE_URL here instead';
  return [
    ...(hasBackend ? [] : [problem('NEXT_PUBLIC_SUPABASE_URL', message)]),
    ...(seesFunction ? needed.flatMap((setting) => settingProblem(setting, env)) : []),
  ];
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
