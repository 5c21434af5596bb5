import PDFDocument from 'pdfkit';
import type { Site } from '@/lib/site/schema';
import { loadTerms } from '@/lib/terms/load-terms';
import type { Block, Inline } from '@/lib/terms/parse-document';
import { siteCharacters } from '@/scripts/assets/fonts/character-set';
import { documentFonts } from '@/scripts/assets/terms-pdf/text';
import { writeTermsPdf } from '@/scripts/assets/terms-pdf/write-pdf';
import { site } from '@/site.config';

const issuer = {
  company: 'Đorđević & Söhne GmbH',
  address: 'Đorđević & Söhne GmbH, Musterstraße 12, 10115 Berlin',
  url: 'https://www.example.org',
};

const inlineText = (part: Inline): string =>
  part.kind === 'text' ? part.text : part.children.map(inlineText).join('');
const paragraphs = (block: Block): string[] =>
  block.kind === 'paragraph'
    ? [block.children.map(inlineText).join('')]
    : block.items.flat().flatMap(paragraphs);

it.each(['employers', 'candidates'])('writes the whole text for %s, tagged', async (name) => {
  const document = (await loadTerms()).find((terms) => terms.name === name);
  if (!document) throw new Error(`no terms for ${name}`);
  const drawn = jest.spyOn(PDFDocument.prototype, 'text');
  const fonts = await documentFonts(await siteCharacters('.'));
  const file = await writeTermsPdf(document, issuer, fonts);

  const written = drawn.mock.calls.map(([text]) => text).join('');
  const { title, date, intro, sections } = document;
  const texts = [
    title,
    `Stand: ${date.text}`,
    ...intro.flatMap(paragraphs),
    ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(paragraphs)]),
  ];
  let place = 0;
  for (const text of texts) {
    const start = written.indexOf(text.trim(), place);
    expect({ text, isNext: start >= place }).toEqual({ text, isNext: true });
    place = start + text.trim().length;
  }
  // The text ends above the footer of its page, in points.
  const [end, foot] = [772, 793];
  const heights = drawn.mock.calls.map(([, , y]) => Number(y));
  expect(heights.filter((y) => y > end && y < foot)).toEqual([]);

  expect(file.equals(await writeTermsPdf(document, issuer, fonts))).toBe(true);
  const content = String(file);
  const count = (text: string) => content.split(text).length - 1;
  for (const part of ['/Lang (de-DE)', '/Marked true', '<pdfuaid:part>1</pdfuaid:part>']) {
    expect(content).toContain(part);
  }
  expect(content).toContain('Đorđević &amp; Söhne GmbH');
  expect(count('/S /H2\n')).toBe(sections.length);
  expect(count('/S /Link\n')).toBe(count('/S /URI\n'));
  expect(content).toContain(`/URI (${issuer.url}/datenschutz)`);
  expect(count('/FontFile2 ')).toBe(count('/Type /FontDescriptor\n'));
  expect(count('/FontFile2 ')).toBeGreaterThan(2);
});

/** The text of a numbered section of a document. */
async function sectionText(document: string, section: string): Promise<string> {
  const terms = (await loadTerms()).find(({ name }) => name === document);
  const found = terms?.sections.find(({ label }) => label === `§\u00A0${section}`);
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
