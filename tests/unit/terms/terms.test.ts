import type { Site } from '@/lib/site/schema';
import { loadTerms } from '@/lib/terms/load-terms';
import { parseTermsDocument, parseTermsSummary } from '@/lib/terms/parse-document';
import { site } from '@/site.config';
import { paragraphs } from '@/tests/support/texts';

/** The text of a numbered section of a document. */
async function sectionText(document: string, section: string): Promise<string> {
  const terms = (await loadTerms()).find(({ name }) => name === document);
  const found = terms?.sections.find(({ label }) => label === `§ ${section}`);
  return found?.blocks.flatMap(paragraphs).join('\n').replaceAll('\u00A0', ' ') ?? '';
}

it.each<[Site['optional'], string]>([
  [{ earlyEnd: { months: 9 } }, '9 Monaten nach Arbeitsbeginn, so sucht die Agentur'],
  [{ earlyEnd: { months: 4, refundPercent: 50 } }, 'so erstattet die Agentur auf Verlangen 50'],
  [{}, 'Endet das Arbeitsverhältnis vorzeitig, so bestehen Ansprüche'],
])('with %j, the terms say: %s', async (optional, words) => {
  const own = site.optional;
  site.optional = optional;
  const text = await sectionText('employers', '5');
  site.optional = own;
  expect(text).toContain(words);
  expect(text.match(/^Endet das Arbeitsverhältnis/gm)).toHaveLength(1);
});

const context = {
  file: 'terms-test.md',
  values: { company: 'Muster_Haus_ GmbH', email: 'a@example.org' },
  pages: { privacy: '/datenschutz' },
};
const read = (...lines: string[]) => parseTermsDocument(lines.join('\n\n'), 'muster', context);
const head = ['# Bedingungen', 'Stand: 15.07.2025'];

describe('parseTermsDocument', () => {
  it('does not read values as Markdown', () => {
    expect(read(...head, 'Der {company}.', '## § 1 Umfang').intro).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: 'Der Muster_Haus_ GmbH.' }] },
    ]);
  });

  // biome-ignore format: a table to be read at a glance
  it.each([
    ['a missing title', ['## § 1 A'], 'expected the title'],
    ['a missing date', ['# A', 'Stand: bald', '## § 1 A'], 'terms-test.md:3: expected the date'],
    ['no sections', head, 'no sections'],
    ['a number out of place', [...head, '## § 2 A'], 'terms-test.md:5: found § 2; expected § 1'],
    ['an unknown placeholder', [...head, '{fax}', '## § 1 A'], '{fax}: unknown placeholder'],
    ['a link to nowhere', [...head, '[x](http://a.b)', '## § 1 A'], 'link to "http://a.b"'],
    ['HTML', [...head, '<b>', '## § 1 A'], '"html" is not shown'],
    ['a table', [...head, 'A | B\n--- | ---\n1 | 2', '## § 1 A'], 'test.md:5: " | "'],
    ['a footnote', [...head, '## § 1 A', 'Frist\nEnde[^1]'], 'terms-test.md:8: "[^"'],
    ['bold text that is not closed', [...head, '## § 1 A', '**x'], 'terms-test.md:7: "**"'],
    ['struck text', [...head, '## § 1 A', '1. ~~x~~'], 'terms-test.md:7: "~~"'],
  ])('rejects %s, with its location', (_, lines, message) => {
    expect(() => read(...lines)).toThrow(message);
  });
});

describe('parseTermsSummary', () => {
  const summarise = (...lines: string[]) => parseTermsSummary(lines.join('\n\n'), 'kurz', context);

  it('reads title and sections, without their fingerprints', () => {
    const summary = summarise('# In short', '## § 1 Scope\n<!-- summarises 0a -->', 'All.');
    expect(summary).toMatchObject({ id: 'kurz', title: 'In short' });
    const blocks = [{ kind: 'paragraph', children: [{ kind: 'text', text: 'All.' }] }];
    expect(summary.sections).toEqual([{ id: 'kurz-1', label: '§ 1', title: 'Scope', blocks }]);
  });

  it.each([
    ['a missing title', ['## § 1 A'], 'messages/terms-test.md:1: expected the title'],
    ['other HTML', ['# A', '## § 1 A', '<b>'], '"html" is not shown'],
  ])('refuses %s', (_, lines, message) => {
    expect(() => summarise(...lines)).toThrow(message);
  });
});
