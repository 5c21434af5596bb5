import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  maxBodyBytes,
  maxPageBytes,
  maxResponseBytes,
} from '@/supabase/functions/_shared/contact-size';
import { fillPage, parseContactPage } from '@/supabase/functions/send-contact-email/http/fill-page';
import { HttpError } from '@/supabase/functions/send-contact-email/http/http-error';
import { page } from '@/tests/contact/support/contact-page';

describe('The page of a rejected post', () => {
  const bodyOf = (character: string) =>
    character.repeat(Math.floor(maxBodyBytes / Buffer.byteLength(character)));

  it('fits into the response that the proxy takes, with the text that grows most', () => {
    const error = new HttpError('invalid', 'Invalid.', { fields: { message: 'tooShort' } });
    for (const character of ['"', '&', '<', '\u00A0', 'ž']) {
      for (const field of ['name', 'message']) {
        const html = fillPage(parseContactPage(page), {
          error,
          entries: { [field]: bodyOf(character) },
          siteOrigin: 'https://www.example.org',
        });
        const text = Buffer.byteLength(html) - Buffer.byteLength(page);
        assert.ok(text > 0.9 * maxBodyBytes, `${text} bytes`);
        assert.ok(
          text <= maxResponseBytes - maxPageBytes,
          `${field} of ${character}: ${text} bytes`,
        );
      }
    }
  });
});
