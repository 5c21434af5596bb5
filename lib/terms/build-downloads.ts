import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { termsSources } from '@/lib/terms/documents';
import { loadTerms } from '@/lib/terms/load-terms';
import { writeTermsPdf } from '@/lib/terms/pdf/write-pdf';
import { site } from '@/site.config';

/** Public folder of the documents. Their names stay, so that a link to them stays good. */
const folder = 'downloads';

/**
 * Writes the terms as PDF into `public/downloads/`, and their addresses and sizes
 * (`lib/terms/generated.ts`).
 *
 * @param root folder of the project
 * @throws an error that names file and line of whatever the terms may not hold
 */
export async function buildDownloads(root: string = process.cwd()): Promise<void> {
  const target = join(root, 'public', folder);
  await mkdir(target, { recursive: true });
  const { company, url } = site;
  const address = [company.name, company.street, `${company.postalCode} ${company.city}`];
  const issuer = { company: company.name, address: address.join(', '), url };

  const documents = await loadTerms();
  const downloads = await Promise.all(
    documents.map(async (document) => {
      const file = termsSources.find(({ name }) => name === document.name)?.pdf ?? '';
      const pdf = await writeTermsPdf(document, issuer);
      await writeFile(join(target, file), pdf);
      return [document.name, { href: `/${folder}/${file}`, bytes: pdf.length }] as const;
    }),
  );
  await writeFile(
    join(root, 'lib/terms/generated.ts'),
    `/** Made by lib/terms/build-downloads.ts; do not edit. */\nexport const termsDownloads = ${JSON.stringify(Object.fromEntries(downloads))} as const;\n`,
  );
}
