/** @jest-environment jsdom */
import {
  emptyRequest,
  messageFromHash,
  messageHash,
  readDraft,
  writeDraft,
} from '@/lib/contact/fields';

const values = {
  ...emptyRequest,
  name: 'Ana',
  message: 'Zeile 1\nZeile „2“',
  request_callback: true,
};

afterEach(() => window.sessionStorage.clear());

describe('the draft', () => {
  it('is read as it was stored', () => {
    writeDraft(values);
    expect(readDraft()).toEqual(values);
    writeDraft(emptyRequest);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each(['', '{', 'null', '7', '[]', '"text"', '{"name":7,"request_callback":"true"}'])(
    'treats %j as no draft',
    (stored) => {
      window.sessionStorage.setItem('contact-draft', stored);
      expect(readDraft()).toBeUndefined();
    },
  );

  it('keeps the valid fields', () => {
    window.sessionStorage.setItem('contact-draft', '{"name":"Ana","email":{},"odd":1}');
    expect(readDraft()).toEqual({ ...emptyRequest, name: 'Ana' });
  });
});

describe('The message in a hash', () => {
  it.each(['Wann?', 'Zwei\nZeilen & „Zeichen“ #1 %', 'č'.repeat(2000)])(
    'is read as it was written: %j',
    (text) => {
      expect(messageFromHash(messageHash(text))).toBe(text);
    },
  );

  it.each(['', '#', '#message', '#message=', '#message=%20', '#message=%E0%A4%A', '#plan=a'])(
    'is none in %j',
    (hash) => {
      expect(messageFromHash(hash)).toBeUndefined();
    },
  );

  it('is none if it is too long', () => {
    expect(messageFromHash(messageHash('x'.repeat(2001)))).toBeUndefined();
  });
});
