import { emptyRequest } from '@/lib/contact/fields';
import { addCampaign } from '@/lib/contact/send';
import { validateRequest } from '@/supabase/functions/_shared/contact-request';

const valid = {
  ...emptyRequest,
  name: 'Ana Kovač',
  email: 'ana@example.org',
  message: 'Eine Frage zur Stelle.',
};

describe('validateRequest', () => {
  it('trims, composes letters, and keeps every letter of the three languages', () => {
    const name = '  Čedo S\u030cimić-Großmu\u0308ller Đž ';
    expect(validateRequest({ ...valid, name })).toEqual({
      request: { ...valid, name: 'Čedo Šimić-Großmüller Đž' },
    });
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
    expect(validateRequest({ ...valid, email: typed })).toEqual({ request: { ...valid, email } });
  });

  it.each(['\u200b', '\u200e', '\u2060', '\u00ad', '\u202e', '\u2066', '\ufeff'])(
    'removes %j, which copied text brings along, from lines',
    (mark) => {
      const copied = {
        name: `${mark}Ana${mark} Kovač`,
        email: `${mark}am${mark}ra@example.org ${mark}`,
        phone: `${mark}+387 33 123456${mark}`,
        company: `Haus ${mark}am Park`,
      };
      expect(validateRequest({ ...valid, ...copied })).toEqual({
        request: {
          ...valid,
          name: 'Ana Kovač',
          email: 'amra@example.org',
          phone: '+387 33 123456',
          company: 'Haus am Park',
        },
      });
    },
  );

  it.each(['न्\u200dय', 'می\u200cخواهم', '👩\u200d⚕\ufe0f Ana', '李 明'])(
    'keeps joiners inside names: %j',
    (name) => {
      expect(validateRequest({ ...valid, name })).toEqual({ request: { ...valid, name } });
    },
  );

  it('has no maximum length for any field', () => {
    const long = {
      name: 'Ana '.repeat(500).trim(),
      phone: '+387 33 123456, '.repeat(50).trim(),
      company: 'ž'.repeat(5000),
      message: 'x'.repeat(40_000),
    };
    expect(validateRequest({ ...valid, ...long })).toEqual({ request: { ...valid, ...long } });
  });

  it('removes control characters of pasted text', () => {
    const pasted = {
      name: 'Ana\tKovač\r\n\u0000',
      email: 'ana@example.org\u0007',
      message: 'Erste Zeile\u0000\u001b\nzweite Zeile\tEnde \ud83d',
    };
    expect(validateRequest({ ...valid, ...pasted })).toEqual({
      request: { ...valid, name: 'Ana Kovač', message: 'Erste Zeile\nzweite Zeile\tEnde' },
    });
  });
});

describe('addCampaign', () => {
  it('adds campaign parameters to language and page, in ASCII', () => {
    const page = '?utm_source=Žižić%20%26%0D%0ABcc&utm_medium=mail&gclid=1&UTM_x=1&utm_=2&page=x';
    expect(addCampaign('?locale=vas&page=%2Fvas%2Fkontakt', page)).toBe(
      'locale=vas&page=%2Fvas%2Fkontakt&utm_source=%C5%BDi%C5%BEi%C4%87+%26%0D%0ABcc&utm_medium=mail',
    );
  });

  it('truncates values after 100 characters', () => {
    expect(addCampaign('', `?utm_campaign=${'x'.repeat(5000)}`)).toHaveLength(113);
  });
});
