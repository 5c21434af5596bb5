import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maxBodyBytes } from '@/supabase/functions/_shared/contact-size';
import { validate } from '@/supabase/functions/send-contact-email/outbox/validate';
import { costMs } from '@/tests/contact/support/cost';
import { validRequest } from '@/tests/contact/support/posts';

/** What refusing a longest body may cost, in milliseconds of processor time. */
const mostMs = 12;

/** A text that fills a body, of one character or a letter with its marks. */
const filled = (character: string) =>
  character.repeat(Math.floor((maxBodyBytes - 200) / Buffer.byteLength(character)));

/** A letter with as many combining marks as it may have. */
const marked = `a${'\u0301\u0316'.repeat(15)}`;

describe('Refusing a body that is too long', () => {
  // The musical note becomes three characters in NFC.
  for (const character of ['x', 'ž', '🙂', '\u{1D160}', '\u200B', marked]) {
    it(`costs little time, filled with ${JSON.stringify(character.slice(0, 2))}`, async () => {
      for (const field of ['message', 'company']) {
        const request = { ...validRequest, [field]: filled(character) };
        const result = validate(request);
        assert.ok('fields' in result && result.fields[field === 'message' ? field : 'company']);
        const cost = await costMs(() => validate(request));
        assert.ok(cost < mostMs, `${field}: ${cost} ms`);
      }
    });
  }
});
