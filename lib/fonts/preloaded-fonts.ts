import { fontFiles } from '@/lib/fonts/generated';
import { type Locale, localeTable } from '@/lib/locales';

/** Latin Extended-A and -B: letters that every other word of some languages has. */
const extended = /[\u0100-\u024f]/;

/**
 * The font files that a page needs at its first paint. Both or none: a file that comes later than
 * the other would leave its letters in another typeface in the middle of a word.
 */
export function preloadedFonts(locale: Locale): string[] {
  const needsExtended = extended.test(localeTable[locale].letters);
  return needsExtended ? [fontFiles.latin, fontFiles['latin-ext']] : [fontFiles.latin];
}
