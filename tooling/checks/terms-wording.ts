import type { Problem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';
import { checkTypography } from '@/tooling/messages/check-typography';
import { checkWording } from '@/tooling/messages/check-wording';

/** A Markdown document in one language. */
type Document = {
  /** Path relative to the project's root. */
  file: string;
  locale: Locale;
  text: string;
  /** Forbidden terms of the language. */
  avoided: readonly RegExp[];
};

/** Typography and wording problems of a Markdown document, by paragraph. */
export function wordingProblems({ file, locale, text, avoided }: Document): Problem[] {
  const shown = text.replace(/<!--.*?-->/g, '');
  const paragraphs = [...shown.matchAll(/(?:[^\n]|\n(?!\s*\n))+/g)];
  return paragraphs.flatMap(({ 0: paragraph, index }) => {
    const line = shown.slice(0, index).split('\n').length + (/^\s*\n/.test(paragraph) ? 1 : 0);
    const messages = new Map([['', paragraph.trim().replace(/\s*\n\s*/g, ' ')]]);
    const source = { file: `${file}:${line}`, locale, namespace: 'terms', messages };
    return [...checkTypography(source), ...checkWording(source, avoided)];
  });
}
