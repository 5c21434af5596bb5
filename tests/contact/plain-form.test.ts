import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maxBodyBytes, maxEncodedBytes } from '@/supabase/functions/_shared/contact-size';
import { contentTypeOf } from '@/supabase/functions/send-contact-email/http/content-type';
import {
  readMultipart,
  readUrlEncoded,
} from '@/supabase/functions/send-contact-email/http/plain-form';
import { costMs } from '@/tests/contact/support/cost';

/** What rejecting a form may cost, in milliseconds of processor time; page and network come on top. */
const mostMs = 3;
const maxFields = 32;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const encoded = (fields: number) =>
  bytesOf(Array.from({ length: fields }, (_, index) => index.toString(36)).join('&'));
const multipartType = 'multipart/form-data; boundary=b';
const multipart = (fields: number) => {
  const part = (_: unknown, index: number) =>
    `--b\r\nContent-Disposition: form-data; name="${index}"\r\n\r\n\r\n`;
  return bytesOf(`${Array.from({ length: fields }, part).join('')}--b--\r\n`);
};

describe('A form without scripts', () => {
  it('has a bounded number of fields', async () => {
    assert.equal(readUrlEncoded(encoded(maxFields)).length, maxFields);
    assert.throws(() => readUrlEncoded(encoded(maxFields + 1)), { code: 'malformed' });
    assert.equal((await readMultipart(multipart(maxFields), multipartType)).length, maxFields);
    await assert.rejects(readMultipart(multipart(maxFields + 1), multipartType), {
      code: 'malformed',
    });
  });

  it('costs little time to reject, with as many fields as fit into a body', async () => {
    const pairs = encoded(33_000);
    const parts = multipart(2000);
    assert.ok(pairs.length <= maxEncodedBytes && parts.length <= maxBodyBytes);
    const cost = await costMs(() => {
      assert.throws(() => readUrlEncoded(pairs));
    });
    assert.ok(cost < mostMs, `urlencoded: ${cost} ms`);
    const partsCost = await costMs(() => assert.rejects(readMultipart(parts, multipartType)));
    assert.ok(partsCost < mostMs, `multipart: ${partsCost} ms`);
  });

  it('has short headers of each field', async () => {
    const headers = Array.from({ length: 21_000 }, (_, index) => `a${index.toString(36)}:`).join(
      '\r\n',
    );
    const field = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';
    const bombs = {
      'in the last field': `--b\r\n${headers}\r\n\r\nx\r\n--b--\r\n`,
      'without an end': `--b\r\n${headers}`,
      'before the first boundary': `x\r\n${headers}\r\n\r\nx\r\n${field}--b--\r\n`,
      'after an empty line': `--b\r\n\r\n${headers}\r\n\r\nx\r\n--b--\r\n`,
      'after text on the boundary': `--bx\r\n\r\n${headers}\r\n\r\nx\r\n--b--\r\n`,
      'after the closing boundary': `${field}--b--\r\n${headers}\r\n\r\nx\r\n--b--\r\n`,
      'at the end': `${field}--b--\r\n${headers}\r\n\r\nx`,
    };
    for (const [place, bomb] of Object.entries(bombs)) {
      const cost = await costMs(() =>
        assert.rejects(
          readMultipart(bytesOf(bomb), multipartType),
          { message: /not written as browsers do/ },
          place,
        ),
      );
      assert.ok(cost < mostMs, `${place}: ${cost} ms`);
    }
    const withoutEnd = bytesOf(`${field}--b--`);
    assert.deepEqual(await readMultipart(withoutEnd, multipartType), [['a', 'x']]);
  });

  it('has a charset that is read in little time', async () => {
    const type = `application/json;charset=${' '.repeat(15_000)}""x`;
    const headers = new Headers({ 'content-type': type });
    const cost = await costMs(() => {
      assert.equal(contentTypeOf(headers), 'json');
    });
    assert.ok(cost < mostMs, `${cost} ms`);
  });

  it('has a boundary as browsers write it, or none that can be read', async () => {
    for (const boundary of ['b', '"b"', 'b; charset=utf-8']) {
      const pairs = await readMultipart(multipart(2), `multipart/form-data; boundary=${boundary}`);
      assert.equal(pairs.length, 2, boundary);
    }
    for (const parameter of ['', '; boundary=', '; boundary="b\\"c"', '; boundary="é"']) {
      await assert.rejects(readMultipart(multipart(2), `multipart/form-data${parameter}`), {
        code: 'malformed',
      });
    }
  });

  it('is bounded by its decoded size', () => {
    const longest = 'x'.repeat(maxBodyBytes - 'a='.length);
    assert.deepEqual(readUrlEncoded(bytesOf(`a=${longest}`)), [['a', longest]]);
    assert.throws(() => readUrlEncoded(bytesOf(`a=${longest}x`)), { code: 'tooLarge' });
    const umlauts = 'ä'.repeat(32_000);
    const body = bytesOf(new URLSearchParams({ message: umlauts }).toString());
    assert.ok(body.length > maxBodyBytes && body.length <= maxEncodedBytes);
    assert.deepEqual(readUrlEncoded(body), [['message', umlauts]]);
  });
});
