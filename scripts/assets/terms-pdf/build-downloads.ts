import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import type { Site } from '@/lib/site/schema';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import { TermsError } from '@/lib/terms/read-document';
import { readTerms } from '@/lib/terms/read-terms';
import { type Issuer, writeTermsPdf } from '@/scripts/assets/terms-pdf/write-pdf';
import { site } from '@/site.config';

/** Public folder of the documents. File names are stable, because other sites link to them. */
const folder = 'downloads';

/** The documents' issuer, from the company facts. */
function issuerOf({ company, url }: Site): Issuer {
  const address = [company.name, company.street, `${company.postalCode} ${company.city}`];
  return { company: company.name, address: address.join(', '), url };
}

/** A document as PDF; empty if its text is invalid, which the checks and the page report. */
async function pdfOf(source: (typeof termsSources)[number], root: string): Promise<Buffer> {
  const file = join(messagesFolder(root), termsLocale, source.file);
  const text = await readFile(file, 'utf8');
  try {
    return await writeTermsPdf(readTerms(source, text), issuerOf(site));
  } catch (error) {
    if (error instanceof TermsError) return Buffer.alloc(0);
    throw error;
  }
}

/**
 * Writes the terms as PDF into `public/downloads/`, and their addresses and sizes
 * (`lib/terms/generated.ts`).
 *
 * @param root folder of the project
 */
export async function buildDownloads(root: string = process.cwd()): Promise<void> {
  const target = join(root, 'public', folder);
  await mkdir(target, { recursive: true });
  const downloads = await Promise.all(
    termsSources.map(async (source) => {
      const pdf = await pdfOf(source, root);
      await writeFile(join(target, source.pdf), pdf);
      return [source.name, { href: `/${folder}/${source.pdf}`, bytes: pdf.length }] as const;
    }),
  );
  await writeFile(
    join(root, 'lib/terms/generated.ts'),
    `/** Made by scripts/assets/terms-pdf/build-downloads.ts; do not edit. */\nexport const termsDownloads = ${JSON.stringify(Object.fromEntries(downloads))} as const;\n`,
  );
}
