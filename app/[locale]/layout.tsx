import '@/app/globals.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { TrustedScripts } from '@/components/layout/trusted-scripts';
import fontFiles from '@/generated/fonts.json' with { type: 'json' };
import { themeColour } from '@/lib/brand/theme';
import { getLocale } from '@/lib/i18n/locale';
import { previewScript } from '@/lib/i18n/text-marks';
import { type Locale, locales, localeTable } from '@/lib/locales';

export const dynamicParams = false;

/** The browser's own toolbar gets the colour of the header. */
export const viewport: Viewport = { themeColor: themeColour('background') };

/** One page tree per language. */
export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** Latin Extended-A and -B: letters that are frequent in some languages. */
const extended = /[\u0100-\u024f]/;

/**
 * Fonts that a page needs at first paint. A language with letters of both subsets preloads both: if
 * one loaded later, some letters of a word would appear in the fallback font.
 */
const preloadedFonts = (locale: Locale): readonly string[] =>
  extended.test(localeTable[locale].letters) ? fontFiles : fontFiles.slice(0, 1);

/** The document; the pages define its content. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  for (const file of preloadedFonts(locale)) {
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang={localeTable[locale].htmlLang}>
      <head>
        <TrustedScripts />
      </head>
      <body>
        {children}
        {process.env.NODE_ENV === 'development' && <script src={previewScript} type="module" />}
      </body>
    </html>
  );
}
