import { emptyRequest } from '@/lib/contact/fields';
import { addCampaign } from '@/lib/contact/send';
import { validateRequest } from '@/supabase/functions/_shared/contact-request';

const valid = {
  ...emptyRequest,
  name: 'Ana Kovač',
  email: 'ana@example.org',
  message: 'Eine Frage zur Stelle.',
};

type Fields = Partial<typeof valid>;

/** Expects what was typed to be sent like this. */
const expectSent = (typed: Fields, sent: Fields = typed) =>
  expect(validateRequest({ ...valid, ...typed })).toEqual({ request: { ...valid, ...sent } });

describe('validateRequest', () => {
  it('trims, composes letters, and keeps every letter of the three languages', () => {
    const name = '  Čedo S\u030cimić-Großmu\u0308ller Đž ';
    expectSent({ name }, { name: 'Čedo Šimić-Großmüller Đž' });
  });

  it.each([
    ['name', { name: ' A ' }, 'tooShort'],
    ['email', { email: 'ana@example' }, 'notAnAddress'],
    ['email', { email: `${'a'.repeat(260)}@example.org` }, 'notAnAddress'],
    ['email', { email: 'ana@grün..example' }, 'notAnAddress'],
    ['email', { email: 'grün@example.org' }, 'notAnAddress'],
    ['name', { name: '\u200b  \u200b' }, 'tooShort'],
    ['message', { message: '123456789 \n ' }, 'tooShort'],
    ['message', { message: '\u2800 '.repeat(10) }, 'tooShort'],
  ])('reports the problem of %s: %j', (field, part, problem) => {
    expect(validateRequest({ ...valid, ...part })).toEqual({ problems: { [field]: problem } });
  });

  it.each([
    ['leitung@pflegeheim-grün.example', 'leitung@xn--pflegeheim-grn-ssb.example'],
    ['ana@Dom.GRU\u0308N.example', 'ana@dom.xn--grn-ioa.example'],
    ['Ana@Example.org', 'Ana@Example.org'],
  ])('converts the domain of %s as Chromium does', (typed, email) => {
    expectSent({ email: typed }, { email });
  });

  it.each(['\u200b', '\u200e', '\u2060', '\u00ad', '\u202e', '\u2066', '\ufeff'])(
    'removes %j, which copied text brings along, from lines',
    (mark) => {
      expectSent(
        {
          name: `${mark}Ana${mark} Kovač`,
          email: `${mark}an${mark}a@example.org ${mark}`,
          phone: `${mark}+387 33 123456${mark}`,
          company: `Haus ${mark}am Park`,
        },
        { phone: '+387 33 123456', company: 'Haus am Park' },
      );
    },
  );

  it.each(['न्\u200dय', 'می\u200cخواهم', '👩\u200d⚕\ufe0f Ana', '李 明'])(
    'keeps joiners inside names: %j',
    (name) => expectSent({ name }),
  );

  it('has no maximum length for any field', () => {
    expectSent({
      name: 'Ana '.repeat(500).trim(),
      phone: '+387 33 123456, '.repeat(50).trim(),
      company: 'ž'.repeat(5000),
      message: 'x'.repeat(40_000),
    });
  });

  it('removes control characters, half characters and excess marks of pasted text', () => {
    const name = 'Ana\tKovač\r\n\u0000';
    const email = 'ana@example.org\u0007';
    const message = `Erste Zeile\u0000\u001b\nzweite Zeile\tEnde \ud83dx${'\u0301'.repeat(40)}`;
    const clean = `Erste Zeile\nzweite Zeile\tEnde x${'\u0301'.repeat(30)}`;
    expectSent({ name, email, message }, { message: clean });
  });
});

test('addCampaign adds campaign parameters to language and page, in ASCII and not too long', () => {
  const page = '?utm_source=Žižić%20%26%0D%0ABcc&utm_medium=mail&gclid=1&UTM_x=1&utm_=2&page=x';
  expect(addCampaign('?locale=vas&page=%2Fvas%2Fkontakt', page)).toBe(
    'locale=vas&page=%2Fvas%2Fkontakt&utm_source=%C5%BDi%C5%BEi%C4%87+%26%0D%0ABcc&utm_medium=mail',
  );
  expect(addCampaign('', `?utm_campaign=${'x'.repeat(5000)}`)).toHaveLength(113);
});
