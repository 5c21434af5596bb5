import type { Site } from '@/lib/site/schema';
import { termsSources } from '@/lib/terms/documents';
import { parseTerms } from '@/lib/terms/load-terms';
import { parseTermsDocument, parseTermsSummary } from '@/lib/terms/parse-document';
import { site } from '@/site.config';
import { paragraphs } from '@/tests/support/texts';

const head = ['# Bedingungen', 'Stand: 15.07.2025'];

it.each<[Site['optional'], string]>([
  [{ earlyEnd: { months: 9 } }, 'In 9 Monaten: Ersatz.'],
  [{ earlyEnd: { months: 4, refundPercent: 50 } }, 'In 4 Monaten: 50 Prozent.'],
  [{}, 'Nichts.'],
])('with %j, the terms keep the item: %s', (optional, words) => {
  jest.replaceProperty(site, 'optional', optional);
  const items = [
    '1. {replacement} In {months} Monaten: Ersatz.',
    '1. {refund} In {months} Monaten: {percent} Prozent.',
    '1. {none} Nichts.',
  ];
  const text = [...head, '## § 1 Ende', ...items].join('\n\n');
  for (const source of termsSources) {
    const [section] = parseTerms(source, text).sections;
    expect(section?.blocks.flatMap(paragraphs)).toEqual([words]);
  }
  jest.restoreAllMocks();
});

const context = {
  file: 'terms-test.md',
  values: { company: 'Muster_Haus_ GmbH', email: 'a@example.org' },
  pages: { privacy: '/datenschutz' },
};
const read = (...lines: string[]) => parseTermsDocument(lines.join('\n\n'), 'muster', context);

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

  it('reads title and sections, without their fingerprints, and refuses other HTML', () => {
    const summary = summarise('# In short', '## § 1 Scope\n<!-- summarises 0a -->', 'All.');
    expect(summary).toMatchObject({ id: 'kurz', title: 'In short' });
    const blocks = [{ kind: 'paragraph', children: [{ kind: 'text', text: 'All.' }] }];
    expect(summary.sections).toEqual([{ id: 'kurz-1', label: '§ 1', title: 'Scope', blocks }]);
    expect(() => summarise('# A', '## § 1 A', '<b>')).toThrow('"html" is not shown');
  });
});
