import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  isIdempotencyKey,
  newReference,
  plainPostKey,
} from '@/supabase/functions/send-contact-email/outbox/idempotency';

describe('A reference', () => {
  it('is eight letters that cannot be taken for others, and hardly ever the same', () => {
    const references = Array.from({ length: 5000 }, newReference);
    assert.equal(new Set(references).size, references.length);
    for (const reference of references) {
      assert.match(reference, /^[BCDFGHJKMNPRSTVWXZ]{4}-[BCDFGHJKMNPRSTVWXZ]{4}$/);
    }
  });
});

describe("A client's key", () => {
  it('is none of those that are made here for plain posts', () => {
    assert.ok(isIdempotencyKey(crypto.randomUUID()));
    assert.ok(isIdempotencyKey('a:plain:1'));
    assert.ok(!isIdempotencyKey(plainPostKey(Date.now())));
    assert.ok(!isIdempotencyKey('plain:of-my-own'));
  });
});
