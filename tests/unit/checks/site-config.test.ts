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
const film = { ...service, id: 'film', templateId: 'film', storage: { cookies: ['_c*'] } };

it.each<[path: string, value: unknown]>([
  ['channels.viber', '+387 33 123456'],
  ['supabase', supabase],
  ['optional', optionalDetails],
  ['services', [service, film]],
])('accepts %s %j', (path, value) => {
  expect(checkSiteConfig(withValue(path, value))).toEqual([]);
});

const origin = 'expected scheme and host alone, such as "https://example.org"';
const [jana] = optionalDetails.team;
const twice = [
  { id: 'a', name: 'A' },
  { id: 'a', name: 'B' },
];

// biome-ignore format: a table to be read at a glance
it.each<[path: string, value: unknown, problem: string]>([
  ['company.name', undefined, ': expected a text in quotes, found nothing'],
  ['company.nmae', 'Firma', ': unknown key; remove it or correct its spelling'],
  ['url', 'https://example.org/', `: ${origin}, found "https://example.org/"`],
  ['url', 'https://www.pflegebrücke.example',
    ': expected scheme and host alone, such as "https://www.xn--pflegebrcke-0hb.example", found'],
  ['links.booking', 'termine', ': expected a URL that starts with https://, found "termine"'],
  ['company.country', 'QX', ': expected a two-letter country code such as "DE", found "QX"'],
  ['supabase', { ...supabase, url: 'https://a.example;sandbox' }, '.url: expected scheme'],
  ['supabase', { ...supabase, region: 'us-east-1' }, '.region: expected one of eu-central-1, '],
  ['optional.fee', { from: 2, to: 1 }, ': expected an amount in "to" that is not'],
  ['optional.team', [{ ...jana, audiences: [] }], '[0].audiences: expected at'],
  ['partners', [{ id: 'Neu!', name: 'Neu' }], '[0].id: expected lower-case letters, digits and'],
  ['partners', twice, ': expected a different id for every partner'],
])('%s %j%s', (path, value, problem) => {
  expect(checkSiteConfig(withValue(path, value)).map(formatProblem)).toEqual([
    expect.stringContaining(`site.config.ts: ${path}${problem}`),
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

it.each<[path: string, value: unknown, problem: string]>([
  ['email', 'hallo', ': expected an e-mail address, found "hallo"'],
  ['channels.whatsapp', '030 23125', ': expected an international number such as "+49 30'],
  [
    'figures.statisticsUntil',
    '2025',
    ': expected a year and a month such as "2025-01", found "2025"',
  ],
  ['figures.nursesLeftPercent', '5 %', ': expected a number from 0 to 100, found "5 %"'],
])('names the file of fields that the text editor changes: %s %j%s', (path, value, problem) => {
  expect(checkSiteConfig(withValue(path, value)).map(formatProblem)).toEqual([
    expect.stringContaining(`messages/company.json: ${path}${problem}`),
  ]);
});

it.each<[change: object, problem: string]>([
  [{ category: 'necessary' }, '.category: expected one of analytics, marketing, preferences, '],
  [{ script: 'https://a.example;sandbox/a.js' }, '.script: expected a host of letters, digits'],
  [{ script: undefined }, ': expected a script, a template, or both'],
  [
    { origins: ['https://count.example/path'] },
    '.origins[0]: expected scheme and host alone, such as "https://count.example", found',
  ],
  [{ storage: { local: ['*'] } }, '.storage.local[0]: expected a name, with a star at its end'],
  [
    { storage: { local: ['cookie*'] } },
    '.storage.local[0]: expected a name that is not one of the entries of the site itself',
  ],
])('refuses a service with %j', (change, problem) => {
  const problems = checkSiteConfig(withValue('services', [{ ...service, ...change }]));
  expect(problems.map(formatProblem)).toEqual([
    expect.stringContaining(`site.config.ts: services[0]${problem}`),
  ]);
});

it.each<[variable: string, path: string]>([
  ['SITE_URL', 'url'],
  ['NEXT_PUBLIC_SUPABASE_URL', 'supabase.url'],
])('reports %s at the place where it was set', (variable, path) => {
  jest.replaceProperty(process, 'env', { ...process.env, [variable]: 'http://a b' });
  const values = withValue('supabase', { ...supabase });
  const wrong = path === 'url' ? { ...values, url: 'http://a b' } : values;
  if (path !== 'url') wrong.supabase.url = 'http://a b';
  expect(checkSiteConfig(wrong).map(formatProblem)).toEqual([
    expect.stringMatching(`^environment variable: ${variable}: expected .*, found "http://a b"$`),
  ]);
  jest.restoreAllMocks();
});
