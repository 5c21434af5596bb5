/** @jest-environment jsdom */
import { addToMessage, readDraft, writeDraft } from '@/components/islands/contact/draft';
import { emptyRequest } from '@/lib/contact/fields';
import { messageFromHash, messageHash } from '@/lib/contact/message-hash';

const values = {
  ...emptyRequest,
  name: 'Ana',
  message: 'Zeile 1\nZeile „2“',
  request_callback: true,
  prefilled: 'Zeile „2“',
};

afterEach(() => window.sessionStorage.clear());

describe('the draft', () => {
  it('is read as it was stored', () => {
    writeDraft(values);
    expect(readDraft()).toEqual(values);
    writeDraft({ ...emptyRequest, prefilled: 'x' });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each(['', '{', 'null', '7', '[]', '"text"', '{"name":7,"request_callback":"true"}'])(
    'treats %j as an empty draft',
    (stored) => {
      window.sessionStorage.setItem('contact-draft', stored);
      expect(readDraft()).toEqual({ ...emptyRequest, prefilled: '' });
    },
  );

  it('keeps the valid fields', () => {
    window.sessionStorage.setItem('contact-draft', '{"name":"Ana","email":{},"odd":1}');
    expect(readDraft()).toEqual({ ...emptyRequest, name: 'Ana', prefilled: '' });
  });
});

test.each([
  ['', '', 'B', 'B'],
  ['', 'A', 'A', 'A'],
  ['A', 'A', 'B', 'B'],
  ['Dear team,\n\nA\n\nYours', 'A', 'B $&', 'Dear team,\n\nB $&\n\nYours'],
  ['My words', '', 'B', 'My words\n\nB'],
  ['My words', 'A', 'B', 'My words\n\nB'],
  ['My words', 'A', 'A', 'My words'],
])(
  'the message %j with the earlier text %j becomes, with %j: %j',
  (message, prefilled, text, after) => {
    expect(addToMessage({ ...emptyRequest, message, prefilled }, text)).toBe(after);
  },
);

describe('The message in a hash', () => {
  it.each(['Wann?', 'Zwei\nZeilen & „Zeichen“ #1 %', 'č'.repeat(2000)])(
    'is read as it was written: %j',
    (text) => {
      expect(messageFromHash(messageHash(text))).toBe(text);
    },
  );

  it.each([
    ...['', '#', '#message', '#message=', '#message=%20', '#message=%E0%A4%A', '#plan=a'],
    messageHash('x'.repeat(2001)),
  ])('is none in %j', (hash) => {
    expect(messageFromHash(hash)).toBeUndefined();
  });
});
