import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contactRequestSchema } from '@/supabase/functions/_shared/contact-request';
import { maxBodyBytes } from '@/supabase/functions/_shared/contact-size';
import { validate } from '@/supabase/functions/send-contact-email/outbox/validate';
import { validRequest } from '@/tests/contact/support/posts';

/** Marks above and below a letter: NFC sorts those below in front of all those above. */
const above = '\u0301';
const below = '\u0316';

/** What a longest body may cost, in milliseconds of processor time; sorting it takes over 500. */
const mostMs = 200;

describe('Combining marks', () => {
  it('are refused before the time to sort them grows with their square', () => {
    const half = maxBodyBytes / 2 / 2 - 200;
    const message = `a${above.repeat(half)}${below.repeat(half)}`;
    for (const field of ['name', 'email', 'phone', 'company', 'message']) {
      const start = process.cpuUsage();
      const result = validate({ ...validRequest, [field]: message });
      const { user, system } = process.cpuUsage(start);
      const tookMs = (user + system) / 1000;
      assert.ok('fields' in result, field);
      assert.deepEqual(result.fields, { [field]: 'unreadable' });
      assert.ok(tookMs < mostMs, `${field}: ${tookMs} ms`);
    }
  });

  it('are taken as languages and emoji use them', () => {
    const words = ['Nguyễn Thị Hường', 'Žana Đurić', 'क्षत्रियाणां', 'הַכֹּהֵן', '👩🏽‍⚕️❤️'];
    for (const word of words) {
      const name = `${word} ${word}`.normalize('NFD');
      assert.equal(contactRequestSchema.parse({ ...validRequest, name }).name, name.normalize());
    }
  });
});
