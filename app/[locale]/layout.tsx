import '@/app/globals.css';
import type { Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { preloadedFonts } from '@/app/preloaded-fonts';
import { TrustedScripts } from '@/components/layout/trusted-scripts';
import { themeColour } from '@/lib/brand/theme';
import { previewScript } from '@/lib/i18n/text-marks';
import { locales, localeTable } from '@/lib/locales';

export const dynamicParams = false;

/** The browser's own toolbar gets the colour of the header. */
export const viewport: Viewport = { themeColor: themeColour('background') };

/** One page tree per language. */
export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

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
