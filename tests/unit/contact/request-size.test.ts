/** @jest-environment node */
import { emptyRequest } from '@/lib/contact/fields';
import { maxRequestBytes, roomIn } from '@/lib/contact/request';

const bytesOf = (request: object) => Buffer.byteLength(JSON.stringify(request));
const withMessage = (message: string) => ({ ...emptyRequest, message });

/** A message of a letter that fills a request to the last byte. */
function longest(letter: string): string {
  const room = maxRequestBytes - bytesOf(emptyRequest);
  return letter.repeat(Math.floor(room / (bytesOf(withMessage(letter)) - bytesOf(emptyRequest))));
}

describe('roomIn', () => {
  it.each(['x', 'ž', 'ш', '🙂', '"', '\n'])('counts letters, not bytes: %j', (letter) => {
    const message = longest(letter);
    expect(roomIn(withMessage(message))).toEqual({ field: 'message', characters: 0 });
    const tooMany = message + letter.repeat(1234);
    expect(roomIn(withMessage(tooMany))).toEqual({ field: 'message', characters: -1234 });
    const shorter = [...message].slice(1000).join('');
    expect(roomIn(withMessage(shorter)).characters).toBeCloseTo(1000, -1);
  });

  it('names the longest text as the one to shorten', () => {
    const request = { ...emptyRequest, company: 'x'.repeat(70_000), message: 'y'.repeat(1000) };
    expect(roomIn(request).field).toBe('company');
  });

  it('says as many characters as have to go', () => {
    const message = `${'x'.repeat(65_000)}${'🙂ш"'.repeat(500)}`;
    const { characters } = roomIn(withMessage(message));
    const all = [...message];
    const cut = (count: number) => bytesOf(withMessage(all.slice(0, all.length - count).join('')));
    expect(cut(-characters)).toBeLessThanOrEqual(maxRequestBytes);
    expect(cut(-characters - 1)).toBeGreaterThan(maxRequestBytes);
  });

  it.each([
    ...['\u0000', '\b', '\t', '\n', '\v', '\f', '\r', '\u001f', ' ', '"', '\\', '/', '\u007f'],
    ...['\u0080', '\u07ff', '\u0800', '\u2028', '\ud7ff', '\ud800', '\udfff', '\ue000', '\uffff'],
    ...['\u{10000}', '\u{10ffff}'],
  ])('counts the bytes that JSON has for %j', (character) => {
    const full = 'x'.repeat(maxRequestBytes - bytesOf(emptyRequest));
    // Letters between them, because halves that meet become one character.
    const surplus = `${character}y`.repeat(10);
    expect(roomIn(withMessage(full + surplus)).characters).toBe(-20);
  });

  it('has room for an empty form, and reads one that lacks fields', () => {
    expect(roomIn(emptyRequest).characters).toBeGreaterThan(60_000);
    expect(roomIn({}).characters).toBeGreaterThan(60_000);
  });
});
