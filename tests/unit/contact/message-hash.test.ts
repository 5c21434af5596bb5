import { messageHash, readMessageHash } from '@/lib/contact/message-hash';

describe('The message in a hash', () => {
  it.each(['Wann?', 'Zwei\nZeilen & „Zeichen“ #1 %', 'č'.repeat(2000)])(
    'comes back: %j',
    (text) => {
      expect(readMessageHash(messageHash(text))).toBe(text);
    },
  );

  it.each(['', '#', '#message', '#message=', '#message=%20', '#message=%E0%A4%A', '#plan=a'])(
    'is none in %j',
    (hash) => {
      expect(readMessageHash(hash)).toBeUndefined();
    },
  );

  it('is none if it is too long', () => {
    expect(readMessageHash(messageHash('x'.repeat(2001)))).toBeUndefined();
  });
});
