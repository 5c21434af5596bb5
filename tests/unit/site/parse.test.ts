import { parseSite } from '@/lib/site/parse';
import { site } from '@/site.config';

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

const text = 'expected a text that is not empty';
const https = 'expected an address that starts with https://';
const phone = 'expected an international number such as "+49 30 23125 100"';
const origin = 'expected scheme and host alone, such as "https://example.org"';
const country = 'expected a two-letter country code such as "DE"';
const id = 'expected lower-case letters, digits and hyphens';

describe('parseSite', () => {
  it('takes the shipped values as they are', () => {
    expect(parseSite(withValue('email', site.email))).toEqual(site);
  });

  it.each([
    ['company.name', '  Firma GmbH ', 'Firma GmbH'],
    ['channels.viber', '+387 33 123456', '+387 33 123456'],
    ['company.country', 'AT', 'AT'],
    ['url', 'https://example.org:8443', 'https://example.org:8443'],
  ])('takes %s %j', (path, value, parsed) => {
    const [group = '', key] = path.split('.');
    const result = parseSite(withValue(path, value));
    expect(result).toMatchObject({ [group]: key === undefined ? parsed : { [key]: parsed } });
  });

  it('takes a channel that is left out', () => {
    expect(parseSite(withValue('channels.viber', undefined)).channels).not.toHaveProperty('viber');
  });

  it.each(['https://project.supabase.co', 'http://127.0.0.1:54321'])('takes %s', (url) => {
    const supabase = { url, anonKey: 'public' };
    expect(parseSite(withValue('supabase', supabase)).supabase).toEqual(supabase);
  });

  it.each([
    [{ url: 'http://project.supabase.co', anonKey: 'public' }, 'supabase.url: expected scheme'],
    [{ url: 'https://project.supabase.co/', anonKey: 'public' }, 'supabase.url: expected scheme'],
    [{ url: 'https://project.supabase.co', anonKey: '' }, 'supabase.anonKey: expected a text'],
    [{ url: 'https://project.supabase.co' }, 'supabase.anonKey: expected a text'],
  ])('refuses %j', (supabase, problem) => {
    expect(() => parseSite(withValue('supabase', supabase))).toThrow(problem);
  });

  it.each<[path: string, value: unknown, problem: string]>([
    ['company.name', undefined, 'expected a text in quotes, found nothing'],
    ['company.name', ' ', `${text}, found ""`],
    ['company.name', 7, 'expected a text in quotes, found 7'],
    ['company', undefined, 'expected an object in {…}, found nothing'],
    ['partners', {}, 'expected a list in […], found {}'],
    ['email', undefined, 'expected an e-mail address, found nothing'],
    ['email', 'hallo', 'expected an e-mail address, found "hallo"'],
    ['url', undefined, `${https}, found nothing`],
    ['url', 'http://example.org', `${https}, found "http://example.org"`],
    ['url', 'https://example.org/', `${origin}, found "https://example.org/"`],
    ['url', 'https://example.org/shop', `${origin}, found "https://example.org/shop"`],
    ['links.booking', 'termine', `${https}, found "termine"`],
    ['channels.whatsapp', '030 23125', `${phone}, found "030 23125"`],
    ['channels.whatsapp', '+49 30 23125 100 ', `${phone}, found "+49 30 23125 100 "`],
    ['channels.whatsapp', '+49  30 23125', `${phone}, found "+49  30 23125"`],
    ['company.country', 'Deutschland', `${country}, found "Deutschland"`],
    ['company.country', 'QX', `${country}, found "QX"`],
  ])('%s %j', (path, value, problem) => {
    expect(() => parseSite(withValue(path, value))).toThrow(
      new Error(`site.config.ts: ${path}: ${problem}`),
    );
  });

  it('names the entry of a list', () => {
    const partners = [...site.partners, { id: 'Neu!', name: 'Neu' }];
    expect(() => parseSite({ ...site, partners })).toThrow(
      new Error(`site.config.ts: partners[${site.partners.length}].id: ${id}, found "Neu!"`),
    );
  });

  it('refuses two partners with one id', () => {
    const twice = [
      { id: 'a', name: 'A' },
      { id: 'a', name: 'B' },
    ];
    expect(() => parseSite({ ...site, partners: twice })).toThrow(
      'site.config.ts: partners: expected an id of its own for every partner',
    );
  });

  const service = { id: 'count', name: 'Count', category: 'analytics', script: '/count.js' };

  it('takes a service, which stores nothing unless it says so', () => {
    const storage = { cookies: ['_c*'] };
    const { services } = parseSite(
      withValue('services', [service, { ...service, id: 'film', element: 'film', storage }]),
    );
    expect(services).toEqual([
      { ...service, origins: [], storage: { local: [], session: [], cookies: [] } },
      {
        ...service,
        id: 'film',
        element: 'film',
        origins: [],
        storage: { local: [], session: [], cookies: ['_c*'] },
      },
    ]);
  });

  it.each<[change: object, problem: string]>([
    [
      { category: 'necessary' },
      'services[0].category: expected one of analytics, marketing, preferences, found "necessary"',
    ],
    [
      { script: 'http://example.org/a.js' },
      'services[0].script: expected an address that starts with https:// or /, found "http://example.org/a.js"',
    ],
    [
      { script: '//example.org/a.js' },
      'services[0].script: expected an address that starts with https:// or /, found "//example.org/a.js"',
    ],
    [
      { script: undefined },
      'services[0]: expected a script, an element, or both, found {"id":"count","name":"Count","category":"analytics","orig…',
    ],
    [
      { origins: ['https://count.example/path'] },
      'services[0].origins[0]: expected scheme and host alone, such as "https://example.org", found "https://count.example/path"',
    ],
    [
      { storage: { local: ['*'] } },
      'services[0].storage.local[0]: expected a name, with a star at its end where the rest varies, found "*"',
    ],
    [
      { storage: { local: ['cookie*'] } },
      'services[0].storage.local[0]: expected a name that is not one of the entries of the site itself, found "cookie*"',
    ],
  ])('refuses a service with %j', (change, problem) => {
    expect(() => parseSite(withValue('services', [{ ...service, ...change }]))).toThrow(
      new Error(`site.config.ts: ${problem}`),
    );
  });

  it('refuses two services with one id', () => {
    expect(() => parseSite(withValue('services', [service, service]))).toThrow(
      'site.config.ts: services: expected an id of its own for every service',
    );
  });

  it('refuses keys that it does not know', () => {
    expect(() => parseSite(withValue('company.nmae', 'Firma'))).toThrow(
      new Error('site.config.ts: company.nmae: unknown key; remove it or correct its spelling'),
    );
    expect(() => parseSite(withValue('emial', 'a@example.org'))).toThrow(
      new Error('site.config.ts: emial: unknown key; remove it or correct its spelling'),
    );
  });

  it('says everything at once, one line each', () => {
    const values = { ...withValue('company.city', undefined), email: 'x' };
    expect(() => parseSite(values)).toThrow(
      new Error(
        'site.config.ts: company.city: expected a text in quotes, found nothing\n' +
          'site.config.ts: email: expected an e-mail address, found "x"',
      ),
    );
  });
});
