import { fontFiles } from '@/app/font-files';
import { type Locale, localeTable } from '@/lib/locales';

/** Latin Extended-A and -B: letters that are frequent in some languages. */
const extended = /[\u0100-\u024f]/;

/**
 * Fonts that a page needs at first paint. A language with letters of both subsets preloads both: if
 * one loaded later, some letters of a word would appear in the fallback font.
 */
export function preloadedFonts(locale: Locale): readonly string[] {
  return extended.test(localeTable[locale].letters) ? fontFiles : [fontFiles[0]];
}
