import { formatProblem } from '@/lib/i18n/text-problem';
import { checkSiteConfig } from '@/scripts/checks/site-config';
import { site } from '@/site.config';
import { optionalDetails } from '@/tests/support/filled-site';

/** The shipped values with one of them replaced, or removed if the value is undefined. */
function withValue(path: string, value: unknown) {
  const values = JSON.parse(JSON.stringify(site));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((object, key) => object[key], values);
  parent[last] = value;
  // Removes keys with undefined values.
  return JSON.parse(JSON.stringify(values));
}

const supabase = { url: 'https://a.supabase.co', anonKey: 'public', region: 'eu-central-1' };
const service = { id: 'count', name: 'Count', category: 'analytics', script: '/count.js' };
const film = { ...service, id: 'film', storage: { cookies: ['_c*'] } };

it.each<[path: string, value: unknown]>([
  ['channels.viber', '+387 33 123456'],
  ['supabase', supabase],
  ['optional', optionalDetails],
  ['services', [service, film]],
])('accepts %s %j', (path, value) => {
  expect(checkSiteConfig(withValue(path, value))).toEqual([]);
});

const origin = 'expected scheme and host alone, such as "https://example.org"';
const [person] = optionalDetails.team ?? [];
const twice = [
  { id: 'a', name: 'A' },
  { id: 'a', name: 'B' },
];

const config = 'site.config.ts';
/** The fields that the text editor changes are in a file of their own. */
const edited = 'messages/company.json';
/** The path, the declared service with a change, and the beginning of the problem. */
const changed = (change: object, problem: string) =>
  [config, 'services', [{ ...service, ...change }], `[0]${problem}`] as const;

// biome-ignore format: a table to be read at a glance
it.each<readonly [file: string, path: string, value: unknown, problem: string]>([
  [config, 'company.name', undefined, ': expected a text in quotes, found nothing'],
  [config, 'company.nmae', 'Firma', ': unknown key; remove it or correct its spelling'],
  [config, 'url', 'https://example.org/', `: ${origin}, found "https://example.org/"`],
  [config, 'url', 'https://www.pflegebrücke.example',
    ': expected scheme and host alone, such as "https://www.xn--pflegebrcke-0hb.example", found'],
  [config, 'links.booking', 'termine', ': expected a URL that starts with https://, found "termine"'],
  [config, 'company.country', 'QX', ': expected a two-letter country code such as "DE", found "QX"'],
  [config, 'supabase', { ...supabase, url: 'http://a.supabase.co' }, '.url: expected scheme'],
  [config, 'supabase', { ...supabase, region: 'us-east-1' },
    '.region: expected one of eu-central-1, '],
  [config, 'optional.fee', { from: 2, to: 1 }, ': expected an amount in "to" that is not'],
  [config, 'optional.team', [{ ...person, audiences: [] }], '[0].audiences: expected at'],
  [config, 'partners', [{ id: 'Neu!', name: 'Neu' }],
    '[0].id: expected lower-case letters, digits and'],
  [config, 'partners', twice, ': expected a different id for every partner'],
  [edited, 'email', 'hallo', ': expected an e-mail address, found "hallo"'],
  [edited, 'channels.whatsapp', '030 23125', ': expected an international number such as "+49 30'],
  [edited, 'figures.statisticsUntil', '2025',
    ': expected a year and a month such as "2025-01", found "2025"'],
  [edited, 'figures.nursesLeftPercent', '5 %', ': expected a number from 0 to 100, found "5 %"'],
  changed({ category: 'necessary' }, '.category: expected one of analytics, marketing, preferences, '),
  changed({ script: undefined }, '.script: expected'),
  changed({ origins: ['https://count.example/path'] },
    '.origins[0]: expected scheme and host alone, such as "https://count.example", found'),
  changed({ storage: { local: ['*'] } }, '.storage.local[0]: expected a name, with a star at its end'),
  changed({ storage: { local: ['cookie*'] } },
    '.storage.local[0]: expected a name that is not one of the entries of the site itself'),
])('%s: refuses %s %j%s', (file, path, value, problem) => {
  expect(checkSiteConfig(withValue(path, value)).map(formatProblem)).toEqual([
    expect.stringContaining(`${file}: ${path}${problem}`),
  ]);
});

it('refuses a secret key in the place of the public one, without printing it', () => {
  // Payloads as Supabase writes them: {"iss":"supabase","role":"anon"} and "service_role".
  const token = (payload: string) => `eyJhbGciOiJIUzI1NiJ9.${payload}.c2lnbmF0dXJl`;
  const anon = token('eyJpc3MiOiJzdXBhYmFzZSIsInJvbGUiOiJhbm9uIn0');
  const secret = token('eyJpc3MiOiJzdXBhYmFzZSIsInJvbGUiOiJzZXJ2aWNlX3JvbGUifQ');
  for (const [anonKey, isPublic] of [
    [anon, true],
    ['sb_publishable_x', true],
    [secret, false],
    ['sb_secret_x', false],
  ] as const) {
    const problems = checkSiteConfig(withValue('supabase', { ...supabase, anonKey }));
    const line =
      'site.config.ts: supabase.anonKey: expected the public key; this one is secret, and every visitor could read it';
    expect(problems.map(formatProblem)).toEqual(isPublic ? [] : [line]);
  }
});

it.each<[variable: string, path: string, value: unknown]>([
  ['SITE_URL', 'url', 'http://a b'],
  ['NEXT_PUBLIC_SUPABASE_URL', 'supabase', { ...supabase, url: 'http://a b' }],
])('reports %s at the place where it was set', (variable, path, value) => {
  jest.replaceProperty(process, 'env', { ...process.env, [variable]: 'http://a b' });
  expect(checkSiteConfig(withValue(path, value)).map(formatProblem)).toEqual([
    expect.stringMatching(
      `^environment variable or .env: ${variable}: expected .*, found "http://a b"$`,
    ),
  ]);
  jest.restoreAllMocks();
});
