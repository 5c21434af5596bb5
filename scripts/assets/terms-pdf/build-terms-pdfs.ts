import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import type { Site } from '@/lib/site/schema';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import { TermsError } from '@/lib/terms/parse-document';
import { parseTerms } from '@/lib/terms/parse-terms';
import { type Issuer, writeTermsPdf } from '@/scripts/assets/terms-pdf/write-pdf';
import { writeFiles, writeGenerated } from '@/scripts/support/files';
import { site } from '@/site.config';

/** Public folder of the documents. File names are stable, because other sites link to them. */
const folder = 'downloads';

function termsIssuer({ company, url }: Site): Issuer {
  const address = [company.name, company.street, `${company.postalCode} ${company.city}`];
  return { company: company.name, address: address.join(', '), url };
}

/**
 * Writes the terms as PDF into `public/downloads/`, and their URLs and sizes
 * (`generated/terms-downloads.json`). If a text is invalid, its PDF is empty; the checks report the error.
 */
export async function buildTermsPdfs(root: string = process.cwd()): Promise<void> {
  const target = join(root, 'public', folder);
  const downloads: Record<string, { href: string; bytes: number }> = {};
  for (const source of termsSources) {
    const text = await readFile(join(messagesFolder(root), termsLocale, source.file), 'utf8');
    let pdf: Buffer = Buffer.alloc(0);
    try {
      pdf = writeTermsPdf(parseTerms(source, text), termsIssuer(site));
    } catch (error) {
      if (!(error instanceof TermsError)) throw error;
    }
    await writeFiles(target, { [source.pdf]: pdf });
    downloads[source.name] = { href: `/${folder}/${source.pdf}`, bytes: pdf.length };
  }
  await writeGenerated(root, 'terms-downloads', downloads);
}
