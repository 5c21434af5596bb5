import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { brandColours, mark } from '@/lib/brand/mark';
import type { TermsDocument } from '@/lib/terms/read-document';
import type { TextRun } from '@/scripts/assets/terms-pdf/break-lines';
import {
  type Line,
  layoutDocument,
  paginate,
  type StructureElement,
} from '@/scripts/assets/terms-pdf/layout';
import {
  colours,
  createTextRenderer,
  documentFonts,
  frame,
  pageSize,
  type TextRenderer,
  textStyles,
} from '@/scripts/assets/terms-pdf/text';

type DrawContext = {
  pdf: PDFKit.PDFDocument;
  renderer: TextRenderer;
  /** The absolute address of a link. */
  addressOf: (href: string) => string;
};

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** Groups adjacent runs by link target. */
function byTarget(runs: readonly TextRun[]): TextRun[][] {
  const groups: TextRun[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && last[0]?.href === run.href) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

/**
 * Draws a document on as many pages as needed, as tagged PDF with link annotations.
 */
function drawParts(document: StructureElement, { pdf, renderer, addressOf }: DrawContext): void {
  const positions = paginate(document);

  /** Adds pages up to the line's page; returns the line's top in points. */
  function goToLine(line: Line): number {
    const { page, y } = positions.get(line) ?? { page: 0, y: 0 };
    while (pdf.bufferedPageRange().count <= page) pdf.addPage();
    return y;
  }

  function drawLine({ runs, style, x }: Line, y: number, parent: Element): void {
    let end = x;
    for (const group of byTarget(runs)) {
      const start = end;
      const write = () => {
        end = renderer.write(group, style, start, y);
      };
      const href = group[0]?.href;
      if (href === undefined) {
        parent.add(write);
        continue;
      }
      const link = pdf.struct('Link');
      parent.add(link);
      link.add(write);
      const annotation = {
        structParent: link,
        // pdfkit serializes primitive strings as names, and String objects as text.
        Contents: Object(group.map(({ text }) => text).join('')),
      };
      pdf.link(start, y, end - start, style.leading, addressOf(href), annotation);
      link.end();
    }
  }

  function drawPart({ tag, bookmark, children }: StructureElement, parent: Element): void {
    const element = pdf.struct(tag);
    parent.add(element);
    for (const child of children) {
      if ('tag' in child) {
        drawPart(child, element);
        continue;
      }
      const y = goToLine(child);
      if (bookmark !== undefined && child === children[0]) {
        // pdfkit measures the bookmark's `left` from the right edge.
        const destination = { expanded: false, top: y - 12, left: pageSize.width };
        pdf.outline.addItem(bookmark, destination);
      }
      drawLine(child, y, element);
    }
    element.end();
  }

  const root = pdf.struct(document.tag);
  pdf.addStructure(root);
  for (const child of document.children) if ('tag' in child) drawPart(child, root);
  root.end();
}

/** Texts of the header and footer of every page. */
type Letterhead = { company: string; address: string; date: string };

function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / mark.box)
    .path(mark.path)
    .lineWidth(mark.stroke)
    .lineCap('round')
    .lineJoin('round')
    .stroke(brandColours.accent)
    .restore();
}

/** Draws header and footer on all pages, as artifacts, which screen readers skip. */
function drawLetterhead(
  pdf: PDFKit.PDFDocument,
  renderer: TextRenderer,
  { company, address, date }: Letterhead,
): void {
  const { count } = pdf.bufferedPageRange();
  const small = (text: string, strong = false) => [{ text, strong }];
  const widthOf = renderer.measureIn(textStyles.small);
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    if (page === 0) {
      drawMark(pdf, frame.margin, 52, 46);
      renderer.write(small(company, true), textStyles.heading, frame.left, 67);
    } else {
      drawMark(pdf, frame.margin, 42, 22);
      renderer.write(small(company, true), textStyles.small, frame.left, 49);
      renderer.write(small(date), textStyles.small, frame.right - widthOf(date, false), 49);
    }
    const foot = pageSize.height - 48;
    pdf.rect(frame.margin, foot - 8, frame.right - frame.margin, 0.6).fill(colours.edge);
    renderer.write(small(address), textStyles.small, frame.margin, foot);
    const number = `Seite ${page + 1} von ${count}`;
    renderer.write(small(number), textStyles.small, frame.right - widthOf(number, false), foot);
    pdf.endMarkedContent();
  }
}

/** The issuer of the document. */
export type Issuer = {
  company: string;
  /** Postal address in one line. */
  address: string;
  /** Address of the site, for links to its pages. */
  url: string;
};

/** Characters that pages may need beside the document's own: ASCII, bullet and middle dot. */
const pageLetters = `${Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i)).join('')}•·`;

/** pdfkit does not escape these values in the XML metadata; the info dictionary needs them as they are. */
function escapeMetadata(pdf: PDFKit.PDFDocument): void {
  const end = pdf.endMetadata.bind(pdf);
  const escaped = (text = '') => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  pdf.endMetadata = () => {
    const { Title: title, Author: author } = pdf.info;
    Object.assign(pdf.info, { Title: escaped(title), Author: escaped(author) });
    end();
  };
}

/**
 * Writes one set of terms as an accessible PDF (PDF/UA). Deterministic: the same text gives the same
 * bytes.
 */
export async function writeTermsPdf(terms: TermsDocument, issuer: Issuer): Promise<Buffer> {
  const pdf = new PDFDocument({
    // @ts-expect-error: pdfkit supports PDF/UA, its types do not yet.
    subset: 'PDF/UA',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    size: [pageSize.width, pageSize.height],
    margin: 0,
    bufferPages: true,
    // No default font: a standard font would not be embedded.
    font: '',
    info: {
      Title: terms.title,
      Author: issuer.company,
      CreationDate: new Date(`${terms.date.iso}T00:00:00Z`),
    },
  });
  escapeMetadata(pdf);
  const usedText = [pageLetters, issuer.company, issuer.address, JSON.stringify(terms)].join('');
  for (const { name, font } of await documentFonts(usedText)) pdf.registerFont(name, font);

  const renderer = createTextRenderer(pdf);
  const addressOf = (href: string) => (href.startsWith('/') ? issuer.url + href : href);
  drawParts(layoutDocument(terms, renderer.measureIn), { pdf, renderer, addressOf });
  const { company, address } = issuer;
  drawLetterhead(pdf, renderer, { company, address, date: `Stand: ${terms.date.text}` });
  pdf.end();
  return buffer(pdf);
}
