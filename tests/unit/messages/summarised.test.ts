/** @jest-environment node */

import { checkSummary, withFingerprints } from '@/scripts/messages/summarised';
import { lines } from '@/tests/unit/messages/message-files';

const german = {
  file: 'messages/de/terms-candidates.md',
  text: '# AGB\n\nStand: 13.03.2024\n\n## §\u00a01 Umfang\n\nAlles.\n\n## §\u00a02 Kosten\n\n1. Keine.\n\n## Einwilligung\n\nJa.\n',
};
const written =
  '# In plain English\n\nWhat it is.\n\n## §\u00a01 Scope\n\nEverything.\n\n## §\u00a02 Costs\n\n1. None.\n\n## Consent\n\nYes.\n';
let stored = '';

beforeAll(async () => {
  stored = await withFingerprints({ text: written, german });
});

const check = async (text: string, source = german.text) =>
  lines(
    await checkSummary({
      locale: 'en',
      file: 'messages/en/terms-candidates-summary.md',
      text,
      german: { ...german, text: source },
    }),
  );
const file = 'messages/en/terms-candidates-summary.md';
const store = 'npm run messages -- summarised en';
const changed = (section: string) =>
  `${file}: ${section}: ${german.file} has changed since this was written; read both, correct the summary, then run: ${store}`;

describe('checkSummary', () => {
  it('finds nothing once the fingerprints are stored', async () => {
    expect(await check(stored)).toEqual([]);
  });

  it('asks for every section that nobody has compared yet', async () => {
    expect(await check(written)).toEqual([changed('§ 1'), changed('§ 2'), changed('Einwilligung')]);
  });

  it.each([
    ['a number', 'Keine.', 'Keine, außer 500 Euro.', '§ 2'],
    ['a title', '§\u00a01 Umfang', '§\u00a01 Geltung', '§ 1'],
    ['a section without a number', 'Ja.', 'Ja, gesondert.', 'Einwilligung'],
  ])('names the section where German has changed: %s', async (_, from, to, section) => {
    expect(await check(stored, german.text.replace(from, to))).toEqual([changed(section)]);
  });

  it('does not mind other line breaks and spaces in German', async () => {
    expect(
      await check(stored, german.text.replace('Alles.', 'Alles.\n\n').replace('1. K', '1.  K')),
    ).toEqual([]);
  });

  it('does not mind a better wording of the summary', async () => {
    expect(await check(stored.replace('Everything.', 'All of it.'))).toEqual([]);
  });

  it('names a section without a summary, and one that German does not have', async () => {
    expect(await check(stored.replace('§\u00a02', '§\u00a03'))).toEqual([
      `${file}: § 2: missing; summarise this section of ${german.file}, then run: ${store}`,
      `${file}: § 3: no such section in ${german.file}; remove it or correct its number`,
    ]);
  });
});

describe('withFingerprints', () => {
  it('puts one below each heading and changes nothing else', () => {
    expect(stored.replace(/<!-- summarises \w{10} -->\n/g, '')).toBe(written);
    expect(stored.match(/^## .*\n<!-- summarises \w{10} -->$/gm)).toHaveLength(3);
  });

  it('replaces only the fingerprint of a section that has changed', async () => {
    const source = { ...german, text: german.text.replace('Keine.', 'Wenige.') };
    const again = await withFingerprints({ text: stored, german: source });
    const before = stored.split('\n');
    expect(again.split('\n').filter((line, index) => line !== before[index])).toHaveLength(1);
    expect(await check(again, source.text)).toEqual([]);
  });
});
