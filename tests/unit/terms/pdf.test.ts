/** @jest-environment node */
import type { Block, Inline, TermsDocument } from '@/lib/terms/read-document';
import { loadTerms } from '@/lib/terms/read-terms';
import { type ReadPdf, readPdf } from '@/tests/unit/terms/read-pdf';
import { writeTermsPdf } from '@/tooling/assets/terms-pdf/write-pdf';

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
/** Words alone: where lines and pages break is the page's business. */
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of all pages without head and foot. */
function bodyOf({ pages }: ReadPdf): string {
  return words(pages.map(({ text }) => text.split(issuer.company)[0] ?? '').join(' '));
}

async function read(document: TermsDocument): Promise<ReadPdf> {
  return readPdf(await writeTermsPdf(document, issuer));
}

describe.each(['employers', 'candidates'])('the PDF for %s', (name) => {
  let document: TermsDocument;
  let pdf: ReadPdf;
  beforeAll(async () => {
    const found = (await loadTerms()).find((terms) => terms.name === name);
    if (!found) throw new Error(`no terms for ${name}`);
    document = found;
    pdf = await read(document);
  });

  it('says what it is, from whom and when, in which language', () => {
    expect(pdf.title).toBe(document.title);
    expect(pdf.author).toBe(issuer.company);
    expect(pdf.language).toBe('de-DE');
    expect(pdf.created).toContain(document.date.iso.replaceAll('-', ''));
    expect(pdf.isTagged).toBe(true);
    expect(pdf.xml).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf.xml).toContain('Đorđević &amp; Söhne GmbH');
  });

  it('is tagged on every page and brings all its fonts along', () => {
    const tags = new Set(pdf.pages.flatMap((page) => page.tags));
    expect([...tags].sort()).toEqual(
      ['Document', 'H1', 'H2', 'L', 'LBody', 'LI', 'Lbl', 'Link', 'P', 'Root', 'Sect'].sort(),
    );
    for (const page of pdf.pages) {
      expect(page.tags).toContain('LBody');
      expect(page.missingFonts).toBe(0);
    }
  });

  it('has a bookmark for every section', () => {
    expect(pdf.bookmarks).toEqual(
      document.sections.map(({ label, title }) => (label ? `${label} ${title}` : title)),
    );
  });

  it('holds every paragraph of the text, in its order', () => {
    const body = bodyOf(pdf);
    const { title, date, intro, sections } = document;
    const texts = [
      title,
      `Stand: ${date.text}`,
      ...intro.flatMap(paragraphs),
      ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(paragraphs)]),
    ];
    let place = 0;
    for (const text of texts) {
      const found = body.indexOf(words(text), place);
      expect({ text, isThere: found >= place }).toEqual({ text, isThere: true });
      place = found;
    }
  });

  it('counts its pages on every one of them', () => {
    expect(pdf.pages.length).toBeGreaterThan(2);
    pdf.pages.forEach((page, index) => {
      expect(words(page.text)).toContain(`Seite ${index + 1} von ${pdf.pages.length}`);
    });
  });

  it('leads to the pages of the site and to its mailbox', () => {
    const links = pdf.pages.flatMap((page) => page.links);
    expect(links).toContain(`${issuer.url}/datenschutz`);
    for (const link of links) expect(link).toMatch(/^(?:https:\/\/www\.example\.org\/|mailto:)/);
  });

  it('is the same file for the same text, and another for another', async () => {
    const file = await writeTermsPdf(document, issuer);
    expect(file.equals(await writeTermsPdf(document, issuer))).toBe(true);
    const [first] = document.sections;
    if (!first) throw new Error('no sections');
    const added = {
      kind: 'paragraph',
      children: [{ kind: 'text', text: 'Neu ist dies.' }],
    } as const;
    const changed = { ...document, sections: [{ ...first, blocks: [...first.blocks, added] }] };
    const other = await writeTermsPdf(changed, issuer);
    expect(other.equals(file)).toBe(false);
    expect(bodyOf(await readPdf(other))).toContain('Neu ist dies.');
  });
});
