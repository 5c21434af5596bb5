import type { Problem } from '@/lib/i18n/text-problem';
import { formatReport } from '@/scripts/checks/build-checks';
import { checkPlaceholderValues, checkUnsetFields } from '@/scripts/launch/company-data';
import {
  checkContactSettings,
  checkFunction,
  checkRetention,
  privacyReminder,
} from '@/scripts/launch/settings';
import { filledSite, sampleSite } from '@/tests/support/filled-site';

afterEach(() => jest.restoreAllMocks());

const places = (problems: readonly Problem[]) => problems.map(({ key }) => key);

it('names every placeholder value', () => {
  expect(places(checkPlaceholderValues(sampleSite))).toEqual([
    'url',
    ...['company.name', 'company.street', 'company.vatId', 'email', 'channels.whatsapp'],
    ...['links.booking', 'optional.fee', 'partners: lindenhof'],
  ]);
  expect(checkPlaceholderValues(filledSite)).toEqual([]);
  const partners = [{ id: 'lindenhof', name: 'Klinikum am Park' }];
  expect(places(checkPlaceholderValues({ ...filledSite, partners }))).toEqual([
    'partners: lindenhof',
  ]);
  // An own one on a reserved domain is not the fictional company's.
  expect(checkPlaceholderValues({ ...filledSite, email: 'office@care.example.com' })).toEqual([
    expect.objectContaining({ key: 'email', message: expect.stringContaining('go nowhere') }),
  ]);
});

const { supabase: _supabase, ...ownBackend } = filledSite;
const supabaseUrl = 'NEXT_PUBLIC_SUPABASE_URL';
/** Settings of a contact function in production. */
const filledEnvironment = {
  DATABASE_URL: 'postgres://db/x',
  SMTP_URL: 'smtps://user:word@mail.pflegeweg.de:465',
  MAIL_FROM: 'website@pflegeweg.de',
  MAIL_TO: 'hallo@pflegeweg.de',
  SECRET: 's'.repeat(32),
};
const all = Object.keys(filledEnvironment);

it.each<
  [backend: 'Supabase' | 'none', host: string | undefined, change: object, missing: string[]]
>([
  ['Supabase', 'netlify', {}, []],
  ['none', 'netlify', filledEnvironment, [supabaseUrl]],
  ['none', undefined, filledEnvironment, []],
  ['none', 'nginx', {}, all],
  ['none', 'nginx', filledEnvironment, []],
  ['none', 'node', { ...filledEnvironment, SECRET: 'short' }, ['SECRET']],
  ['none', 'node', { ...filledEnvironment, MAIL_FROM: 'a@example.org' }, ['MAIL_FROM']],
])('settings of the contact form: backend %s, host %s, with %j', (backend, host, env, missing) => {
  const site = backend === 'none' ? ownBackend : filledSite;
  expect(places(checkContactSettings(site, { ...env }, host))).toEqual(missing);
});

it.each([
  ['with Supabase, region eu-west-1', filledSite],
  ['on your own server at Rheinserver AG', ownBackend],
])('the privacy page: requests are stored %s', (place, site) => {
  expect(privacyReminder(site).message).toBe(`says that requests are stored ${place}; confirm`);
});

it.each<[status: number, body: unknown, isOwnHost: boolean, problem: string | undefined]>([
  [405, { code: 'method' }, false, undefined],
  [403, { code: 'forbidden' }, false, 'it serves another site; set its SITE_URL to the URL of'],
  [404, { code: 'NOT_FOUND' }, false, 'it is missing; deploy it'],
  [401, { code: 401 }, true, 'it requires a token; '],
  [502, 'Bad gateway', true, 'it responds with 502; see its log'],
])('checks the function, which responds with %s %j', async (status, body, isOwnHost, problem) => {
  const response = Response.json(body, { status });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  const origin = isOwnHost ? filledSite.url : filledSite.supabase?.url;
  const found = await checkFunction(isOwnHost ? ownBackend : filledSite);
  const address = `${origin}/functions/v1/send-contact-email`;
  expect(fetch).toHaveBeenCalledWith(address, expect.anything());
  expect(found).toEqual(
    problem === undefined
      ? []
      : [expect.objectContaining({ message: expect.stringContaining(problem) })],
  );
  expect(found.every(({ isWarning }) => Boolean(isWarning) === isOwnHost)).toBe(true);
});

it.each<[months: number, days: string | undefined, problem: string]>([
  [6, undefined, ''],
  [1, '27', ''],
  [12, '364', ''],
  [6, '90', 'allows 180 days at most, but RETENTION_DAYS is 90'],
  // From 1 September until 1 March there are 181, and a request is deleted after its last day.
  [6, '181', 'allows 180 days at most, but RETENTION_DAYS is 181'],
  [3, undefined, 'allows 88 days at most, but RETENTION_DAYS is 180'],
])(
  'requests are kept %s months, and RETENTION_DAYS is %s: %s',
  (retentionMonths, days, problem) => {
    const legal = { ...filledSite.legal, retentionMonths };
    const found = checkRetention({ ...filledSite, legal }, { RETENTION_DAYS: days });
    expect(found.map(({ message }) => message)).toEqual(
      problem === '' ? [] : [expect.stringContaining(problem)],
    );
  },
);

it('lists optional fields without a value as warnings', () => {
  const problems = checkUnsetFields({ optional: {} });
  expect(problems).toHaveLength(10);
  expect(problems).toContainEqual({
    file: 'site.config.ts',
    key: 'optional.fee',
    message: expect.stringMatching(/^empty; \w/),
    isWarning: true,
  });
  const { optional } = filledSite;
  expect(checkUnsetFields({ optional })).toEqual([]);
  const values = { ...optional, furtherLanguages: [], holdsRecruitmentSeal: false };
  const providers = { hosting: 'Rheinserver AG' };
  expect(places(checkUnsetFields({ optional: { ...values, providers } }))).toEqual([
    'optional.providers.mail',
  ]);
});

it('reports problems and warnings under titles, and counts the problems', () => {
  const problem = { file: 'file', key: 'key', message: 'wrong; write it' };
  const results = [
    { title: 'Empty', problems: [] },
    { title: 'Full', problems: [problem, { ...problem, isWarning: true } as const] },
  ];
  expect(formatReport(results)).toEqual({
    lines: ['\nFull', '  file: key: wrong; write it', '  (file: key: wrong; write it)'],
    toFix: 1,
  });
});
