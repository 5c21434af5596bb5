import PDFDocument from 'pdfkit';
import type { TermsDocument } from '@/lib/terms/document';
import { drawParts } from '@/tooling/assets/terms-pdf/draw';
import { documentFonts } from '@/tooling/assets/terms-pdf/fonts';
import { arrange } from '@/tooling/assets/terms-pdf/layout';
import { drawLetterhead } from '@/tooling/assets/terms-pdf/letterhead';
import { createPen } from '@/tooling/assets/terms-pdf/text-renderer';
import { sheet } from '@/tooling/assets/terms-pdf/text-styles';

/** Who gives out the document. */
export type Issuer = {
  company: string;
  /** Postal address in one line. */
  address: string;
  /** Address of the site, for links to its pages. */
  url: string;
};

/** Everything that a page may say besides the document's own words. */
const usualLetters = `${Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i)).join('')}•·`;

/** pdfkit puts these facts into XML as they are; in the document itself they stand already. */
function escapeMetadata(pdf: PDFKit.PDFDocument): void {
  const end = pdf.endMetadata.bind(pdf);
  const escaped = (text = '') => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  pdf.endMetadata = () => {
    const { Title: title, Author: author } = pdf.info;
    Object.assign(pdf.info, { Title: escaped(title), Author: escaped(author) });
    end();
  };
}

async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/**
 * Writes one set of terms as a PDF that screen readers can read (PDF/UA). The same text gives
 * the same bytes.
 */
export async function writeTermsPdf(terms: TermsDocument, issuer: Issuer): Promise<Buffer> {
  const pdf = new PDFDocument({
    // @ts-expect-error: pdfkit writes PDF/UA, of which its types do not know yet.
    subset: 'PDF/UA',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    size: [sheet.width, sheet.height],
    margin: 0,
    bufferPages: true,
    // No font but our own: the usual one would not be embedded.
    font: '',
    info: {
      Title: terms.title,
      Author: issuer.company,
      CreationDate: new Date(`${terms.date.iso}T00:00:00Z`),
    },
  });
  escapeMetadata(pdf);
  const said = [usualLetters, issuer.company, issuer.address, JSON.stringify(terms)].join('');
  for (const { name, font } of await documentFonts(said)) pdf.registerFont(name, font);

  const pen = createPen(pdf);
  const addressOf = (href: string) => (href.startsWith('/') ? issuer.url + href : href);
  drawParts(arrange(terms, pen.measureIn), { pdf, pen, addressOf });
  const { company, address } = issuer;
  drawLetterhead(pdf, pen, { company, address, date: `Stand: ${terms.date.text}` });
  pdf.end();
  return bytesOf(pdf);
}
