import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { mark } from '@/lib/brand/mark';
import { themeColour } from '@/lib/brand/theme';
import type { TermsDocument } from '@/lib/terms/parse-document';

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

/** The issuer of the document. */
export type Issuer = {
  company: string;
  address: string;
  /** URL of the site, for links to its pages. */
  url: string;
};

/**
 * Writes one set of terms as an accessible PDF (PDF/UA-1). The same text gives the same bytes.
 *
 * @throws an error with Typst's reason
 */
export function writeTermsPdf(terms: TermsDocument, issuer: Issuer): Buffer {
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
