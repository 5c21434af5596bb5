import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { mark } from '@/lib/brand/mark';
import { themeColour } from '@/lib/brand/theme';
import type { Block, TermsDocument, TermsSection } from '@/lib/terms/parse-document';
import {
  breakLines,
  measure,
  type Piece,
  splitInline,
  type TextStyle,
  textStyles,
} from '@/scripts/assets/terms-pdf/text';

type Pdf = PDFKit.PDFDocument;
type Element = ReturnType<Pdf['struct']>;

/** A4, in points. */
const pageSize = { width: 595.28, height: 841.89 } as const;

/** Edges of margin and text in points; section numbers are in the margin, beside the text. */
const frame = { margin: 64, left: 132, right: 521, top: 92, firstTop: 150, bottom: 772 } as const;

/** Left edge of a text, and the space above it, which is omitted at the top of a page. */
type Offset = { x: number; space: number };

/** Distance of a list's text from its labels, by depth of the list. */
const indents = [22, 18] as const;

/** Space above a paragraph that is not the first, and above list items by depth. */
const space = { paragraph: 4.65, items: [6.2, 2.325] } as const;

/** Space that a heading needs below it on the same page: a gap and three lines of text. */
const belowHeading = 6 + 3 * textStyles.body.leading;

/** Label of a list item, as on the web page: (1) and a). */
function itemLabel(ordered: boolean, depth: number, index: number): string {
  if (!ordered) return '•';
  return depth === 0 ? `(${index + 1})` : `${String.fromCharCode(97 + index)})`;
}

/** How many lines from `index` stay on one page, to avoid widows and orphans. */
function linesToKeep(index: number, count: number): number {
  if (index === 0) return count < 4 ? count : 2;
  return index === count - 2 ? 2 : 1;
}

const textPieces = (text: string, strong = false): Piece[] =>
  splitInline([{ kind: 'text', text }], strong);

/** Draws a piece with the top of its line at `y`, and returns its width. */
function drawPiece(pdf: Pdf, piece: Piece, style: TextStyle, x: number, y: number): number {
  const width = measure(pdf, piece, style);
  const colour = piece.href === undefined ? style.colour : themeColour('action');
  const options = { lineBreak: false, characterSpacing: style.letterSpacing ?? 0 };
  pdf.fillColor(colour).text(piece.text, x, y + (style.leading - style.size * 1.2) / 2, options);
  if (piece.href !== undefined) pdf.rect(x, y + style.leading - 2.5, width, 0.6).fill(colour);
  return width;
}

function drawPieces(pdf: Pdf, pieces: readonly Piece[], style: TextStyle, x: number, y: number) {
  let end = x;
  for (const piece of pieces) end += drawPiece(pdf, piece, style, end, y);
}

/** Draws a document on as many pages as needed, as tagged PDF with link annotations. */
function drawDocument(
  pdf: Pdf,
  { title, date, intro, sections }: TermsDocument,
  absoluteUrl: (href: string) => string,
): void {
  let y: number = frame.firstTop;
  let isTop = true;

  /** Adds an element to the structure tree, which screen readers use. */
  function addElement(tag: string, parent: Element): Element {
    const element = pdf.struct(tag);
    parent.add(element);
    return element;
  }

  /** Moves down by `above`, or to a new page if the lines below do not fit. */
  function advance(above: number, height: number): void {
    if (!isTop && y + above + height > frame.bottom) {
      pdf.addPage();
      y = frame.top;
    } else if (!isTop) y += above;
    isTop = false;
  }

  function drawLine(pieces: readonly Piece[], style: TextStyle, x: number, parent: Element): void {
    let end = x;
    for (const piece of pieces) {
      const start = end;
      const element = piece.href === undefined ? parent : addElement('Link', parent);
      element.add(() => {
        end += drawPiece(pdf, piece, style, start, y);
      });
      if (piece.href === undefined) continue;
      // pdfkit serializes primitive strings as names, and String objects as text.
      const annotation = { structParent: element, Contents: Object(piece.text) };
      pdf.link(start, y, end - start, style.leading, absoluteUrl(piece.href), annotation);
    }
  }

  function drawText(
    content: readonly Piece[],
    style: TextStyle,
    { x, space: above }: Offset,
    parent: Element,
  ): void {
    const lines = breakLines(pdf, content, style, frame.right - x);
    for (const [index, line] of lines.entries()) {
      advance(index === 0 ? above : 0, linesToKeep(index, lines.length) * style.leading);
      drawLine(line, style, x, parent);
      y += style.leading;
    }
  }

  function drawList(
    { items, ordered }: Block & { kind: 'list' },
    { x, space: above }: Offset,
    depth: number,
    parent: Element,
  ): void {
    const list = addElement('L', parent);
    const level = Math.min(depth, 1);
    for (const [index, item] of items.entries()) {
      const element = addElement('LI', list);
      // The label must be on the same page as the first lines of its item.
      advance(index === 0 ? above : (space.items[level] ?? 0), 3 * textStyles.body.leading);
      const label = textPieces(`${itemLabel(ordered, depth, index)} `);
      drawLine(label, textStyles.body, x, addElement('Lbl', element));
      const offset = { x: x + (indents[level] ?? 0), space: 0 };
      drawBlocks(item, offset, addElement('LBody', element), depth + 1);
    }
  }

  function drawBlocks(blocks: readonly Block[], offset: Offset, parent: Element, depth = 0): void {
    for (const [index, block] of blocks.entries()) {
      const own = { ...offset, space: index === 0 ? offset.space : space.paragraph };
      if (block.kind === 'list') drawList(block, own, depth, parent);
      else drawText(splitInline(block.children), textStyles.body, own, addElement('P', parent));
    }
  }

  function drawSection({ label, title: heading, blocks }: TermsSection, parent: Element): void {
    const element = addElement('Sect', parent);
    const h2 = addElement('H2', element);
    advance(24, 2 * textStyles.heading.leading + belowHeading);
    // pdfkit measures the bookmark's `left` from the right edge.
    const destination = { expanded: false, top: y - 12, left: pageSize.width };
    pdf.outline.addItem(label === undefined ? heading : `${label} ${heading}`, destination);
    if (label !== undefined) {
      drawLine(textPieces(`${label} `, true), textStyles.heading, frame.margin, h2);
    }
    drawText(textPieces(heading, true), textStyles.heading, { x: frame.left, space: 0 }, h2);
    drawBlocks(blocks, { x: frame.left, space: 6 }, element);
  }

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const at = (above: number): Offset => ({ x: frame.left, space: above });
  drawText(textPieces(title, true), textStyles.title, at(0), addElement('H1', root));
  drawText(textPieces(`Stand: ${date.text}`, true), textStyles.date, at(10), addElement('P', root));
  drawBlocks(intro, at(8), root);
  for (const section of sections) drawSection(section, root);
  root.end();
}

function drawMark(pdf: Pdf, x: number, y: number, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / mark.box)
    .path(mark.path)
    .lineWidth(mark.stroke)
    .lineCap('round')
    .lineJoin('round')
    .stroke(themeColour('accent'))
    .restore();
}

/** Draws header and footer on all pages, as artifacts that screen readers skip. */
function drawHeadersAndFooters(pdf: Pdf, { company, address }: Issuer, date: string): void {
  const { small, heading } = textStyles;
  const drawAtRight = (text: string, y: number) => {
    const pieces = textPieces(text);
    const width = pieces.reduce((sum, piece) => sum + measure(pdf, piece, small), 0);
    drawPieces(pdf, pieces, small, frame.right - width, y);
  };
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    if (page === 0) {
      drawMark(pdf, frame.margin, 52, 46);
      drawPieces(pdf, textPieces(company, true), heading, frame.left, 67);
    } else {
      drawMark(pdf, frame.margin, 42, 22);
      drawPieces(pdf, textPieces(company, true), small, frame.left, 49);
      drawAtRight(date, 49);
    }
    const footer = pageSize.height - 48;
    pdf.rect(frame.margin, footer - 8, frame.right - frame.margin, 0.6).fill(themeColour('edge'));
    drawPieces(pdf, textPieces(address), small, frame.margin, footer);
    drawAtRight(`Seite ${page + 1} von ${count}`, footer);
    pdf.endMarkedContent();
  }
}

/** The issuer of the document. */
export type Issuer = {
  company: string;
  address: string;
  /** URL of the site, for links to its pages. */
  url: string;
};

/** Escapes values in the XML metadata only; pdfkit uses the same ones in the info dictionary. */
function escapeMetadata(pdf: Pdf): void {
  const end = pdf.endMetadata.bind(pdf);
  const escaped = (text = '') => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  pdf.endMetadata = () => {
    const { Title: title, Author: author } = pdf.info;
    Object.assign(pdf.info, { Title: escaped(title), Author: escaped(author) });
    end();
  };
}

/**
 * Writes one set of terms as an accessible PDF (PDF/UA). The same text gives the same bytes.
 *
 * @param fonts from `documentFonts`, with every character of the document
 */
export function writeTermsPdf(
  terms: TermsDocument,
  issuer: Issuer,
  fonts: readonly [name: string, font: Buffer][],
): Promise<Buffer> {
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
  for (const [name, font] of fonts) pdf.registerFont(name, font);
  drawDocument(pdf, terms, (href) => (href.startsWith('/') ? issuer.url + href : href));
  drawHeadersAndFooters(pdf, issuer, `Stand: ${terms.date.text}`);
  pdf.end();
  return buffer(pdf);
}
