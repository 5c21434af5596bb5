import { spawnSync } from 'node:child_process';
import { z } from 'zod';

const readPdfSchema = z.object({
  title: z.string(),
  author: z.string(),
  language: z.string(),
  created: z.string(),
  isTagged: z.boolean(),
  bookmarks: z.array(z.string()),
  xml: z.string(),
  pages: z.array(
    z.object({
      text: z.string(),
      links: z.array(z.string()),
      tags: z.array(z.string()),
      missingFonts: z.number(),
    }),
  ),
});

/** A PDF as a reader's program sees it. */
export type ReadPdf = z.infer<typeof readPdfSchema>;

/** Reads a PDF back. */
export function readPdf(file: Uint8Array): ReadPdf {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['tests/support/read-pdf.mjs'], {
    input: file,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  if (status !== 0) throw new Error(stderr);
  return readPdfSchema.parse(JSON.parse(stdout));
}
