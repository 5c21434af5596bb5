import { isSample } from '@/lib/site/samples';
import type { Site } from '@/lib/site/schema';
import { settingsSchema } from '@/supabase/functions/send-contact-email/settings';
import { type Finding, type Group, groupOf } from '@/tooling/launch/finding';

/** Variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that the function needs in production. */
const needed = [
  ['SMTP_URL', 'the mail server that delivers requests'],
  ['MAIL_FROM', 'the sender of the mails'],
  ['MAIL_TO', 'the receiver of the mails'],
  ['SECRET', 'a secret of at least 32 characters'],
] as const;

const fix = 'set it in .env or in the shell, to the same value as where the function runs';

function settingProblem(
  name: (typeof needed)[number][0],
  meaning: string,
  env: Environment,
): Finding[] {
  const value = env[name] ?? '';
  if (value === '') return [{ where: name, what: `missing: ${meaning}`, fix }];
  const { error } = settingsSchema.shape[name].safeParse(value);
  const [issue] = error?.issues ?? [];
  if (issue) return [{ where: name, what: 'not valid', fix: issue.message }];
  return isSample(value) ? [{ where: name, what: 'still a sample', fix }] : [];
}

/** Requests go to Supabase, or to a database of the operator. */
function backendProblem({ supabase }: Site, env: Environment): Finding[] {
  if (supabase !== undefined || env['DATABASE_URL']) return [];
  return [
    {
      where: 'NEXT_PUBLIC_SUPABASE_URL',
      what: 'missing: the contact form has no function to send to',
      fix: 'set it and NEXT_PUBLIC_SUPABASE_ANON_KEY for the build; where your own host forwards requests to the function, set its DATABASE_URL here instead',
    },
  ];
}

/**
 * Finds missing and invalid settings of the contact form.
 *
 * @param seesFunction whether `env` holds the function's settings; those of a hosted function are
 *   secrets of the Supabase project
 */
export function checkContactSettings(
  site: Site,
  env: Environment,
  { seesFunction }: { seesFunction: boolean },
): Group {
  const settings = needed.flatMap(([name, meaning]) => settingProblem(name, meaning, env));
  return groupOf('Contact form (docs/contact-backend.md)', [
    ...backendProblem(site, env),
    ...(seesFunction ? settings : []),
  ]);
}
