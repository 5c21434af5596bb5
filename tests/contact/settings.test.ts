import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { backoffAfter } from '@/supabase/functions/send-contact-email/outbox/delivery';
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
    assert.equal(settings.RATE_LIMIT_TOTAL, 600);
    assert.equal(settings.RETENTION_DAYS, 180);
    assert.equal(settings.PROXY_KEY, undefined);
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
    ['SITE_URL', 'https://secret.org;script-src'],
    ['ALLOWED_ORIGINS', 'secret'],
    ['ALLOWED_ORIGINS', 'https://a.test, https://secret.org;script-src'],
    ['IP_HASH_KEY', 'secret'],
    ['DRAIN_KEY', undefined],
    ['PROXY_KEY', 'secret'],
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

describe('The wait after a failure', () => {
  const plan = { backoffSeconds: 10, backoffMaxSeconds: 3600 };

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
      backoffSeconds: DELIVERY_BACKOFF_SECONDS,
      backoffMaxSeconds: DELIVERY_BACKOFF_MAX_SECONDS,
    };
    const all = Array.from({ length: DELIVERY_TRIES - 1 }, (_, index) =>
      backoffAfter(index + 1, defaults, 0),
    );
    assert.ok(all.reduce((sum, wait) => sum + wait, 0) > 2.5 * 86_400);
  });
});
