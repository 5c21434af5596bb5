import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { mark } from '@/lib/brand/mark';
import { themeColour } from '@/lib/brand/theme';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { fillInNumbers } from '@/lib/i18n/numbers';
import { bindSpaces } from '@/lib/i18n/prevent-breaks';
import type { Site } from '@/lib/site/schema';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import { parseTerms } from '@/lib/terms/load-terms';
import { type TermsDocument, TermsError } from '@/lib/terms/parse-document';
import { writeFiles, writeGenerated } from '@/scripts/support/files';
import { site } from '@/site.config';

/** Public folder of the documents. File names are stable, because other sites link to them. */
const folder = 'downloads';

/** The issuer of the documents. The URL is that of the site, for links to its pages. */
function termsIssuer({ company, url }: Site) {
  const address = [company.name, company.street, `${company.postalCode} ${company.city}`];
  return { company: company.name, address: address.join(', '), url };
}

/**
 * Writes the terms as PDF into `public/downloads/`, and their URLs and sizes
 * (`generated/terms-downloads.json`). If a text is invalid, its PDF is empty; the checks report the error.
 */
export async function buildTermsPdfs(): Promise<void> {
  const downloads: Record<string, { href: string; bytes: number }> = {};
  for (const source of termsSources) {
    const text = await readFile(join(messagesFolder(), termsLocale, source.file), 'utf8');
    let pdf: Buffer = Buffer.alloc(0);
    try {
      // Numbers come first, because spaces after them are bound.
      const filled = bindSpaces(fillInNumbers(termsLocale)(text));
      pdf = writeTermsPdf(parseTerms(source, filled), termsIssuer(site));
    } catch (error) {
      if (!(error instanceof TermsError)) throw error;
    }
    await writeFiles(join('public', folder), { [source.pdf]: pdf });
    downloads[source.name] = { href: `/${folder}/${source.pdf}`, bytes: pdf.length };
  }
  await writeGenerated('terms-downloads', downloads);
}

const readOwn = (name: string) => readFileSync(new URL(name, import.meta.url));

/**
 * Static fonts of the weights 400 and 700, because PDF does not support variable fonts. Made from
 * both subsets of `@fontsource-variable/figtree` 5.3.0 with `instancer` and `merge` of fontTools.
 * Their family has a name of its own, so that no installed Figtree is used.
 */
const fonts = ['figtree-400.ttf', 'figtree-700.ttf'] as const;

const logo = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.box} ${mark.box}">
  <path d="${mark.path}" fill="none" stroke="${themeColour('accent')}"
    stroke-width="${mark.stroke}" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;

/**
 * Writes one set of terms as an accessible PDF (PDF/UA-1). The same text gives the same bytes.
 *
 * @throws an error with Typst's reason
 */
export function writeTermsPdf(
  terms: TermsDocument,
  issuer: ReturnType<typeof termsIssuer>,
): Buffer {
  const colours = ['text', 'text-soft', 'action', 'edge'].map((role) => [role, themeColour(role)]);
  const values = { ...issuer, terms, logo: logo(), colours: Object.fromEntries(colours) };
  const typst = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts.map(readOwn) }] });
  const inputs = { values: JSON.stringify(values) };
  const compiled = typst.compile({ mainFileContent: `${readOwn('terms.typ')}`, inputs });
  if (compiled.result === null) {
    throw new Error(`terms.typ: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`);
  }
  return typst.pdf(compiled.result, { pdfStandard: 'ua-1' });
}
