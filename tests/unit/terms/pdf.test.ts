/** @jest-environment node */

import { loadTerms } from '@/lib/terms/load-terms';
import type { Block, Inline, TermsDocument } from '@/lib/terms/read-document';
import {
  type Line,
  layoutDocument,
  paginate,
  type StructureElement,
} from '@/scripts/assets/terms-pdf/layout';
import { frame } from '@/scripts/assets/terms-pdf/text';
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
const linesOf = (part: StructureElement): Line[] =>
  part.children.flatMap((child) => ('tag' in child ? linesOf(child) : [child]));

describe.each(['employers', 'candidates'])('the PDF for %s', (name) => {
  let document: TermsDocument;
  let layout: StructureElement;
  beforeAll(async () => {
    const found = (await loadTerms()).find((terms) => terms.name === name);
    if (!found) throw new Error(`no terms for ${name}`);
    document = found;
    layout = layoutDocument(document, () => (text) => text.length * 5);
  });

  it('holds every paragraph of the text, in its order', () => {
    const body = linesOf(layout).map(({ runs }) => runs.map(({ text }) => text).join(''));
    const { title, date, intro, sections } = document;
    const texts = [
      title,
      `Stand: ${date.text}`,
      ...intro.flatMap(paragraphs),
      ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(paragraphs)]),
    ];
    let rest = body.join('');
    for (const text of texts) {
      const start = rest.indexOf(text.trim());
      expect({ text, isNext: start >= 0 }).toEqual({ text, isNext: true });
      rest = rest.slice(start + text.trim().length);
    }
  });

  it('places every line inside its page, and no heading at the foot of one', () => {
    const placed = [...paginate(layout)];
    expect(placed.at(-1)?.[1].page).toBeGreaterThan(1);
    for (const [index, [line, { page, y }]] of placed.entries()) {
      expect(y + line.height).toBeLessThanOrEqual(frame.bottom);
      if (line.keepWithNext) expect(placed[index + 1]?.[1].page).toBe(page);
    }
  });

  it('is a tagged file with metadata, links and its own fonts', async () => {
    const file = await writeTermsPdf(document, issuer);
    expect(file.equals(await writeTermsPdf(document, issuer))).toBe(true);
    const content = String(file);
    const count = (text: string) => content.split(text).length - 1;
    for (const part of ['/Lang (de-DE)', '/Marked true', '<pdfuaid:part>1</pdfuaid:part>']) {
      expect(content).toContain(part);
    }
    expect(content).toContain('Đorđević &amp; Söhne GmbH');
    expect(count('/S /H2\n')).toBe(document.sections.length);
    expect(count('/S /Link\n')).toBe(count('/S /URI\n'));
    expect(content).toContain(`/URI (${issuer.url}/datenschutz)`);
    expect(count('/FontFile2 ')).toBe(count('/Type /FontDescriptor\n'));
    expect(count('/FontFile2 ')).toBeGreaterThan(2);
  });
});
