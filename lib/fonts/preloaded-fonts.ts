import { fontFiles } from '@/lib/fonts/font-files';
import { type Locale, localeTable } from '@/lib/locales';

/** Latin Extended-A and -B: letters that are frequent in some languages. */
const extended = /[\u0100-\u024f]/;

/**
 * Fonts that a page needs at first paint. Both or none: if one loads later, its letters appear in
 * the fallback font within words.
 */
export function preloadedFonts(locale: Locale): readonly string[] {
  return extended.test(localeTable[locale].letters) ? fontFiles : [fontFiles[0]];
}
