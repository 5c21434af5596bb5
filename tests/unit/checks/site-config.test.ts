import { lineOf } from '@/lib/i18n/text-problem';
import { checkSiteConfig as check } from '@/scripts/checks/site-config';
import { site } from '@/site.config';
import { disclosures } from '@/tests/support/disclosures';

const checkSiteConfig = (values: unknown) => check(values).map(lineOf);

/** The shipped values with one of them set, or taken away where the value is undefined. */
function withValue(path: string, value: unknown) {
  const values = JSON.parse(JSON.stringify(site));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((object, key) => object[key], values);
  parent[last] = value;
  // Undefined values are gone after this, as if the key had never been written.
  return JSON.parse(JSON.stringify(values));
}

const trimmed = 'expected a text without spaces around it';
const https = 'expected an address that starts with https://';
const phone = 'expected an international number such as "+49 30 23125 100"';
const origin = 'expected scheme and host alone, such as "https://example.org"';
const country = 'expected a two-letter country code such as "DE"';
const id = 'expected lower-case letters, digits and hyphens';

describe('checkSiteConfig', () => {
  it('takes the values of the project', () => {
    expect(checkSiteConfig(site)).toEqual([]);
  });

  it.each<[path: string, value: unknown]>([
    ['company.name', 'Firma GmbH'],
    ['channels.viber', '+387 33 123456'],
    ['supabase', { url: 'https://project.supabase.co', anonKey: 'public' }],
    ['supabase', { url: 'http://127.0.0.1:54321', anonKey: 'public' }],
    ['disclosures', disclosures],
  ])('takes %s %j', (path, value) => {
    expect(checkSiteConfig(withValue(path, value))).toEqual([]);
  });

  it.each([
    [{ url: 'https://a.example;sandbox', anonKey: 'public' }, 'supabase.url: expected scheme'],
    [{ url: 'https://project.supabase.co' }, 'supabase.anonKey: expected a text'],
  ])('refuses %j', (supabase, problem) => {
    expect(checkSiteConfig(withValue('supabase', supabase))).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  it.each<[path: string, value: unknown, problem: string]>([
    ['company.name', undefined, 'expected a text in quotes, found nothing'],
    ['company.name', ' Firma GmbH', `${trimmed}, found " Firma GmbH"`],
    ['company', undefined, 'expected an object in {…}, found nothing'],
    ['email', 'hallo', 'expected an e-mail address, found "hallo"'],
    ['url', 'http://example.org', `${https}, found "http://example.org"`],
    ['url', 'https://example.org/', `${origin}, found "https://example.org/"`],
    ['links.booking', 'termine', `${https}, found "termine"`],
    ['channels.whatsapp', '030 23125', `${phone}, found "030 23125"`],
    ['company.country', 'QX', `${country}, found "QX"`],
    ['disclosures.replyWorkingDays', 0, 'expected at least 1, found 0'],
  ])('%s %j', (path, value, problem) => {
    expect(checkSiteConfig(withValue(path, value))).toEqual([
      `site.config.ts: ${path}: ${problem}`,
    ]);
  });

  it.each<[fact: string, value: unknown, problem: string]>([
    ['fee', { ...disclosures.fee, fr: 'x' }, 'fee.fr: unknown key'],
    ['furtherLanguages', ['tr'], 'furtherLanguages[0]: expected one of sq, mk, found "tr"'],
    [
      'contactPersons',
      { nurses: { ...disclosures.contactPersons.nurses, languages: ['deutsch'] } },
      'contactPersons.nurses.languages[0]: expected a language code such as "de", found "deutsch"',
    ],
    ['repplyTime', 2, 'repplyTime: unknown key'],
  ])('disclosures.%s %j', (fact, value, problem) => {
    expect(checkSiteConfig(withValue(`disclosures.${fact}`, value))).toEqual([
      expect.stringContaining(`site.config.ts: disclosures.${problem}`),
    ]);
  });

  it('names the entry of a list', () => {
    const partners = [...site.partners, { id: 'Neu!', name: 'Neu' }];
    expect(checkSiteConfig({ ...site, partners })).toEqual([
      `site.config.ts: partners[${site.partners.length}].id: ${id}, found "Neu!"`,
    ]);
  });

  it('refuses two partners with one id', () => {
    const twice = [
      { id: 'a', name: 'A' },
      { id: 'a', name: 'B' },
    ];
    expect(checkSiteConfig({ ...site, partners: twice })).toEqual([
      expect.stringContaining('partners: expected an id of its own for every partner'),
    ]);
  });

  const service = { id: 'count', name: 'Count', category: 'analytics', script: '/count.js' };

  it('takes services with and without what they store', () => {
    const film = { ...service, id: 'film', element: 'film', storage: { cookies: ['_c*'] } };
    expect(checkSiteConfig(withValue('services', [service, film]))).toEqual([]);
  });

  it.each<[change: object, problem: string]>([
    [
      { category: 'necessary' },
      'services[0].category: expected one of analytics, marketing, preferences, found "necessary"',
    ],
    [
      { script: '//example.org/a.js' },
      'services[0].script: expected an address that starts with https:// or /, found "//example.org/a.js"',
    ],
    [
      { script: String.raw`/\example.org/a.js` },
      'services[0].script: expected an address that starts with https:// or /, found "/\\\\example.org/a.js"',
    ],
    ...['a.example;sandbox', '*.example'].map((host): [change: object, problem: string] => [
      { script: `https://${host}/a.js` },
      `services[0].script: expected a host of letters, digits, dots and hyphens, found "https://${host}/a.js"`,
    ]),
    [
      { script: undefined },
      'services[0]: expected a script, an element, or both, found {"id":"count","name":"Count","category":"analytics"}',
    ],
    [
      { origins: ['https://count.example/path'] },
      'services[0].origins[0]: expected scheme and host alone, such as "https://example.org", found "https://count.example/path"',
    ],
    ...['a.example,b.example'].map((host): [change: object, problem: string] => [
      { origins: [`https://${host}`] },
      `services[0].origins[0]: expected scheme and host alone, such as "https://example.org", found "https://${host}"`,
    ]),
    [
      { storage: { local: ['*'] } },
      'services[0].storage.local[0]: expected a name, with a star at its end where the rest varies, found "*"',
    ],
    [
      { storage: { local: ['cookie*'] } },
      'services[0].storage.local[0]: expected a name that is not one of the entries of the site itself, found "cookie*"',
    ],
  ])('refuses a service with %j', (change, problem) => {
    expect(checkSiteConfig(withValue('services', [{ ...service, ...change }]))).toEqual([
      `site.config.ts: ${problem}`,
    ]);
  });

  it('refuses keys that it does not know', () => {
    expect(checkSiteConfig(withValue('company.nmae', 'Firma'))).toEqual([
      'site.config.ts: company.nmae: unknown key; remove it or correct its spelling',
    ]);
  });
});
