import { emptyRequest, readDraft, removeDraft, writeDraft } from '@/lib/contact/fields';

const values = {
  ...emptyRequest,
  name: 'Ana',
  message: 'Zeile 1\nZeile „2“',
  request_callback: true,
};

afterEach(() => window.sessionStorage.clear());

describe('the draft', () => {
  it('comes back as it was written', () => {
    writeDraft(values);
    expect(readDraft()).toEqual(values);
    expect(Object.keys(window.sessionStorage)).toEqual(['contact-draft']);
    removeDraft();
    expect(readDraft()).toBeUndefined();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is none when nothing is typed', () => {
    writeDraft(values);
    writeDraft(emptyRequest);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each(['', '{', 'null', '7', '[]', '"text"', '{"name":7,"request_callback":"true"}'])(
    'takes %j for none',
    (stored) => {
      window.sessionStorage.setItem('contact-draft', stored);
      expect(readDraft()).toBeUndefined();
    },
  );

  it('takes what can be read', () => {
    window.sessionStorage.setItem('contact-draft', '{"name":"Ana","email":{},"odd":1}');
    expect(readDraft()).toEqual({ ...emptyRequest, name: 'Ana' });
  });
});
