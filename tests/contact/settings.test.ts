import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { contactPages, plainPostAddress } from '@/supabase/functions/_shared/contact-pages';
import {
  clientAddress,
  connectionOf,
  hopsOf,
} from '@/supabase/functions/send-contact-email/client-address';
import { backoffAfter } from '@/supabase/functions/send-contact-email/delivery';
import { newReference } from '@/supabase/functions/send-contact-email/identity';
import { readSettings } from '@/supabase/functions/send-contact-email/settings';
import { openSettings } from '@/tests/contact/support/backend';

const complete = {
  ...openSettings,
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/postgres',
  SMTP_URL: 'smtps://user:secret@mail.example.org:465',
};

describe('Settings', () => {
  it('have defaults for everything that has no place or secret', () => {
    const { SMTP_URL, ...rest } = complete;
    const settings = readSettings({ ...rest, SMTP_URL, RATE_LIMIT_TOTAL: '' });
    assert.equal(settings.RATE_LIMIT_TOTAL, 300);
    assert.equal(settings.RETENTION_DAYS, 183);
    assert.equal(settings.SMTP_URL.port, '465');
  });

  it('take the address of the database from Supabase where it is hosted', () => {
    const { DATABASE_URL, ...hosted } = complete;
    const settings = readSettings({ ...hosted, SUPABASE_DB_URL: DATABASE_URL });
    assert.equal(settings.DATABASE_URL.href, DATABASE_URL);
  });

  const wrong: [name: string, value: string | undefined][] = [
    ['DATABASE_URL', undefined],
    ['DATABASE_URL', 'mysql://secret@host/x'],
    ['SMTP_URL', undefined],
    ['SMTP_URL', 'mail.secret.org'],
    ['MAIL_FROM', 'a@secret.org, b@secret.org'],
    ['MAIL_TO', 'Team <team@secret.org>'],
    ['MAIL_TO', ''],
    ['SITE_URL', 'secret'],
    ['ALLOWED_ORIGINS', 'secret'],
    ['IP_HASH_KEY', 'secret'],
    ['DRAIN_KEY', undefined],
    ['TRUSTED_PROXIES', '-1'],
    ['RATE_LIMIT_PER_ADDRESS', '0'],
    ['RATE_LIMIT_TOTAL', '1.5'],
    ['RATE_LIMIT_WINDOW_SECONDS', '86400'],
    ['DELIVERY_LEASE_SECONDS', 'secret'],
    ['RETENTION_DAYS', '1e3'],
  ];
  for (const [name, value] of wrong) {
    it(`stop the start in one line where ${name} is ${JSON.stringify(value)}`, () => {
      assert.throws(
        () => readSettings({ ...complete, [name]: value }),
        (error) =>
          error instanceof Error &&
          error.message.startsWith(`Wrong settings: ${name}: `) &&
          !error.message.includes('\n') &&
          !error.message.includes('secret'),
      );
    });
  }

  it('name everything that is wrong at once', () => {
    assert.throws(() => readSettings({}), /DATABASE_URL.*SMTP_URL.*MAIL_FROM.*MAIL_TO.*SITE_URL/);
  });
});

describe('The address of a client', () => {
  const hops = (forwarded: string | undefined, socket?: string) =>
    hopsOf(new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }), socket);

  const cases: [forwarded: string | undefined, proxies: number, address: string][] = [
    [undefined, 0, '10.0.0.1'],
    ['203.0.113.7', 0, '10.0.0.1'],
    ['203.0.113.7', 1, '203.0.113.7'],
    ['invented, 203.0.113.7', 1, '203.0.113.7'],
    ['invented, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['203.0.113.7', 5, '203.0.113.7'],
    [undefined, 1, '10.0.0.1'],
    [' , ,203.0.113.7 , ', 1, '203.0.113.7'],
  ];
  for (const [forwarded, proxies, address] of cases) {
    it(`is ${address} behind ${proxies} proxies with ${JSON.stringify(forwarded)}`, () => {
      assert.equal(clientAddress(hops(forwarded, '10.0.0.1'), proxies), address);
    });
  }

  it('is still something where nobody knows it', () => {
    assert.equal(clientAddress(hops(undefined), 1), 'unknown');
  });

  const spellings: [written: string, connection: string][] = [
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:1:2::1', '2001:db8:1:2'],
    ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['no address at all', 'no address at all'],
  ];
  for (const [written, connection] of spellings) {
    it(`takes ${written} for ${connection}`, () => {
      assert.equal(connectionOf(written), connection);
    });
  }
});

describe('What the function repeats of the site', () => {
  it('is the address of the contact page in each language', () => {
    const pages = Object.fromEntries(locales.map((locale) => [locale, hrefFor(locale, 'contact')]));
    assert.deepEqual(contactPages, pages);
  });

  it('leads nowhere else, whatever the language is said to be', () => {
    for (const locale of [null, '', 'fr', '__proto__', 'toString', '//evil.test']) {
      assert.equal(plainPostAddress(locale, 'thanks'), '/kontakt#danke');
    }
    assert.equal(plainPostAddress('vas', 'failure'), '/vas/kontakt#fehler');
  });

  it('is the version of each package, pinned exactly', async () => {
    const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
    const versions = z.record(z.string(), z.string());
    const { imports } = z
      .object({ imports: versions })
      .parse(await read('supabase/functions/send-contact-email/deno.json'));
    const project = z
      .object({ dependencies: versions, devDependencies: versions })
      .parse(await read('package.json'));
    const installed = { ...project.dependencies, ...project.devDependencies };
    for (const [specifier, target] of Object.entries(imports)) {
      const [name = '', ...rest] = specifier.split('/');
      const path = rest.length > 0 ? `/${rest.join('/')}` : '';
      assert.equal(target, `npm:${name}@${installed[name]}${path}`);
      assert.match(installed[name] ?? '', /^\d+\.\d+\.\d+$/);
    }
  });
});

describe('A reference', () => {
  it('is eight letters that cannot be taken for others, and hardly ever the same', () => {
    const references = Array.from({ length: 5000 }, newReference);
    assert.equal(new Set(references).size, references.length);
    for (const reference of references) {
      assert.match(reference, /^[BCDFGHJKMNPRSTVWXZ]{4}-[BCDFGHJKMNPRSTVWXZ]{4}$/);
    }
  });
});

describe('The wait after a failure', () => {
  const plan = { leaseSeconds: 1, backoffSeconds: 10, backoffMaxSeconds: 3600, tries: 100 };

  it('doubles up to the longest one, and is spread', () => {
    const waits = [1, 2, 3, 4, 20, 10_000].map((attempts) => backoffAfter(attempts, plan, 0.5));
    assert.deepEqual(waits, [10, 20, 40, 80, 3600, 3600]);
    assert.equal(backoffAfter(1, plan, 0), 7.5);
    assert.equal(backoffAfter(1, plan, 1), 12.5);
  });

  it('outlasts a long weekend by default before a mail is given up', () => {
    const { DELIVERY_BACKOFF_SECONDS, DELIVERY_BACKOFF_MAX_SECONDS, DELIVERY_TRIES } =
      readSettings(complete);
    const defaults = {
      ...plan,
      backoffSeconds: DELIVERY_BACKOFF_SECONDS,
      backoffMaxSeconds: DELIVERY_BACKOFF_MAX_SECONDS,
    };
    const all = Array.from({ length: DELIVERY_TRIES - 1 }, (_, index) =>
      backoffAfter(index + 1, defaults, 0),
    );
    assert.ok(all.reduce((sum, wait) => sum + wait, 0) > 2.5 * 86_400);
  });
});
