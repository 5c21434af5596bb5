import { checkRequest } from '@/lib/contact/check';
import { emptyRequest } from '@/lib/contact/fields';
import { contactLimits } from '@/lib/contact/request';

const valid = {
  ...emptyRequest,
  name: 'Ana Kovač',
  email: 'ana@example.org',
  message: 'Eine Frage zur Stelle.',
};

describe('checkRequest', () => {
  it('trims, composes letters, and keeps every letter of the three languages', () => {
    const name = '  Č\u0301edo S\u030cimić-Großmüller Đž ';
    expect(checkRequest({ ...valid, name })).toEqual({
      request: { ...valid, name: name.normalize('NFC').trim() },
    });
  });

  it.each([
    ['name', { name: ' A ' }, 'tooShort'],
    ['name', { name: 'x'.repeat(contactLimits.name.most + 1) }, 'tooLong'],
    ['email', { email: 'ana@' }, 'notAnAddress'],
    ['email', { email: 'ana@example' }, 'notAnAddress'],
    ['email', { email: `${'a'.repeat(260)}@example.org` }, 'tooLong'],
    ['phone', { phone: '1'.repeat(contactLimits.phone.most + 1) }, 'tooLong'],
    ['company', { company: 'x'.repeat(contactLimits.company.most + 1) }, 'tooLong'],
    ['message', { message: '123456789 \n ' }, 'tooShort'],
    ['message', { message: 'x'.repeat(contactLimits.message.most + 1) }, 'tooLong'],
  ])('finds what is wrong with %s: %j', (field, part, problem) => {
    expect(checkRequest({ ...valid, ...part })).toEqual({ problems: { [field]: problem } });
  });

  it('names the first problem of every field', () => {
    expect(checkRequest(emptyRequest)).toEqual({
      problems: { name: 'tooShort', email: 'notAnAddress', message: 'tooShort' },
    });
  });

  it('takes away what comes with pasting instead of refusing it', () => {
    const pasted = {
      name: 'Ana\tKovač\r\n\u0000',
      email: 'ana@example.org\u0007',
      message: 'Erste Zeile\u0000\u001b\nzweite Zeile\tEnde \ud83d',
    };
    expect(checkRequest({ ...valid, ...pasted })).toEqual({
      request: { ...valid, name: 'Ana Kovač', message: 'Erste Zeile\nzweite Zeile\tEnde' },
    });
  });
});
