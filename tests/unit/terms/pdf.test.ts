/** @jest-environment node */

import PDFDocument from 'pdfkit';
import { loadTerms } from '@/lib/terms/load-terms';
import type { Block, Inline } from '@/lib/terms/read-document';
import { siteCharacters } from '@/scripts/assets/fonts/character-set';
import { documentFonts } from '@/scripts/assets/terms-pdf/text';
import { writeTermsPdf } from '@/scripts/assets/terms-pdf/write-pdf';

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
  // The text ends above the foot of its page, in points.
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
