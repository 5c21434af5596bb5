import CMS from '@sveltia/cms';
import { z } from 'zod';
import { termsSources, termsSummary } from '@/lib/terms/documents';
import { documentFormat } from '@/scripts/cms/config';
import { withFingerprints } from '@/scripts/messages/summarised';

const germanFile = termsSources.find(({ name }) => name === termsSummary.of)?.file ?? '';

/** Fields of a document. */
export const documentContent = z.object({ body: z.string(), compared: z.boolean().optional() });

/** Documents by file name, as they are in the branch. */
const current = new Map<string, string>();

/** The German terms that the summaries summarise. */
export const summarisedTerms = () => ({ file: germanFile, text: current.get(germanFile) ?? '' });

/** Remembers a document that was saved. */
export function rememberDocument(file: string, text: string): void {
  current.set(file, text);
}

/** The text of a document as it is saved: a summary that was compared says so in its sections. */
export async function savedText(content: unknown): Promise<string> {
  const { body, compared } = documentContent.parse(content);
  const text = `${body.trim()}\n`;
  return compared === true ? withFingerprints({ text, german: summarisedTerms() }) : text;
}

/** Makes the editor keep documents as they are: it would write settings above their text. */
export function registerDocumentFormats(): void {
  for (const { file } of [...termsSources, termsSummary]) {
    CMS.registerCustomFormat(documentFormat(file), 'md', {
      fromFile: (text) => {
        rememberDocument(file, text);
        const body = text.trimEnd();
        return file === termsSummary.file ? { body, compared: false } : { body };
      },
      toFile: savedText,
    });
  }
}
