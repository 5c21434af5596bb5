import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import CookieConsent from '@/components/islands/consent/cookie-consent';
import { Island } from '@/components/islands/island';
import Toasts from '@/components/islands/toasts/toasts';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { type FramedPage, SuggestedLanguages } from '@/components/layout/languages';
import { PageBar } from '@/components/layout/page-bar';
import { StructuredData } from '@/components/structured-data/structured-data';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';

/** The parts that all pages share, around the content of one page. */
export function PageFrame({ page, children }: { page: FramedPage; children: ReactNode }) {
  const t = useTranslations('common');
  const cookiesHref = hrefFor(useLocale(), 'privacy', 'cookies');
  const { consent } = useMessages().common;
  return (
    <>
      <a
        className="-translate-y-[150%] fixed top-3 left-3 z-30 rounded-full bg-text px-5 py-3 font-semibold text-paper focus:translate-y-0 print:hidden"
        href="#main"
      >
        {t('skipToContent')}
      </a>
      <Island
        component={CookieConsent}
        name="cookie-consent"
        props={{ cookiesHref, services: site.services, texts: consent }}
      />
      <Header page={page} />
      {page !== 'notFound' && <SuggestedLanguages page={page} />}
      <PageBar page={page} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} />
      {page !== 'notFound' && <StructuredData page={page} />}
      {/* Only the contact form shows toasts. */}
      {page === 'contact' && (
        <Island component={Toasts} name="toasts" props={{ texts: { close: t('toasts.close') } }} />
      )}
    </>
  );
}
