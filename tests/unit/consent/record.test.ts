import { everything, onlyNecessary, parseConsent } from '@/lib/consent/consent';

const keys = ['necessary', 'analytics', 'marketing', 'preferences'] as const;

describe('parseConsent', () => {
  it('reads every combination of the three choices', () => {
    for (let bits = 0; bits < 8; bits += 1) {
      const [analytics, marketing, preferences] = [1, 2, 4].map((bit) => (bits & bit) !== 0);
      const record = { necessary: true, analytics, marketing, preferences };
      expect(parseConsent(JSON.stringify(record))).toEqual(record);
    }
  });

  it('reads the keys in any order', () => {
    expect(
      parseConsent('{"preferences":false,"marketing":true,"necessary":true,"analytics":false}'),
    ).toEqual({ ...onlyNecessary, marketing: true });
  });

  it.each<[what: string, stored: string | null]>([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', '{"necessary":true'],
    ['null', 'null'],
    ['a text', '"necessary"'],
    ['a number', '4'],
    ['a list', '[true,true,true,true]'],
    ['an empty object', '{}'],
    ['necessary refused', JSON.stringify({ ...everything, necessary: false })],
    ['a key more', JSON.stringify({ ...everything, version: 1 })],
    ['a foreign key instead', '{"necessary":true,"analytics":true,"marketing":true,"ads":true}'],
    ['a hidden key', '{"necessary":true,"analytics":true,"marketing":true,"__proto__":true}'],
    ...keys.map((key): [string, string] => [
      `${key} missing`,
      JSON.stringify({ ...everything, [key]: undefined }),
    ]),
    ...keys.map((key): [string, string] => [
      `${key} as text`,
      JSON.stringify({ ...everything, [key]: 'true' }),
    ]),
    ...keys.map((key): [string, string] => [
      `${key} as number`,
      JSON.stringify({ ...everything, [key]: 1 }),
    ]),
  ])('%s counts as none', (_, stored) => {
    expect(parseConsent(stored)).toBeUndefined();
  });
});
