import type { Problem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';
import { checkTypography } from '@/tooling/messages/check-typography';
import { checkWording } from '@/tooling/messages/check-wording';
import type { MessageFile } from '@/tooling/messages/message-file';

/** A Markdown document in one language. */
type Document = {
  /** Path relative to the project's root. */
  file: string;
  locale: Locale;
  text: string;
};

/** The paragraphs of a Markdown document, each as a message file of its own. */
export function paragraphsOf({ file, locale, text }: Document): MessageFile[] {
  const shown = text.replace(/<!--.*?-->/g, '');
  const paragraphs = [...shown.matchAll(/(?:[^\n]|\n(?!\s*\n))+/g)];
  return paragraphs.map(({ 0: paragraph, index }) => {
    const line = shown.slice(0, index).split('\n').length + (/^\s*\n/.test(paragraph) ? 1 : 0);
    const messages = new Map([['', paragraph.trim().replace(/\s*\n\s*/g, ' ')]]);
    return { file: `${file}:${line}`, locale, namespace: 'terms', messages };
  });
}

/**
 * Typography and wording problems of a Markdown document, by paragraph.
 *
 * @param avoided forbidden terms of the language
 */
export function wordingProblems(document: Document, avoided: readonly RegExp[]): Problem[] {
  return paragraphsOf(document).flatMap((paragraph) => [
    ...checkTypography(paragraph),
    ...checkWording(paragraph, avoided),
  ]);
}
