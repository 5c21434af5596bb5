import PDFDocument from 'pdfkit';
import type { TermsDocument } from '@/lib/terms/read-document';
import { drawParts } from '@/tooling/assets/terms-pdf/draw';
import { documentFonts } from '@/tooling/assets/terms-pdf/fonts';
import { layoutDocument } from '@/tooling/assets/terms-pdf/layout';
import { drawLetterhead } from '@/tooling/assets/terms-pdf/letterhead';
import { createTextRenderer } from '@/tooling/assets/terms-pdf/text-renderer';
import { pageSize } from '@/tooling/assets/terms-pdf/text-styles';

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

async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
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
  return bytesOf(pdf);
}
