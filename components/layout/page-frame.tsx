import { useMessages, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import Chat from '@/components/islands/chat/chat';
import CookieConsent from '@/components/islands/consent/cookie-consent';
import { Island } from '@/components/islands/island';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { type FramedPage, SuggestedLanguages } from '@/components/layout/languages';
import { usePageCalls } from '@/components/sections/shared';
import { StructuredData } from '@/components/structured-data/structured-data';
import { Icon, phoneIcon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/links';
import { useLocale } from '@/lib/i18n/locale';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref, whatsappHref } from '@/lib/site/channels';
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
    </>
  );
}

/**
 * What floats at the lower edge: in small windows a bar with the page's call, in the colour of its
 * audience because a view has one call in the accent colour, and its channel; in others the chat
 * link alone. `app/styles/page-bar.css` chooses.
 */
export function PageBar({ page }: { page: FramedPage }) {
  const locale = useLocale();
  const t = useTranslations();
  const { greeting: _greeting, ...chat } = useMessages().common.chat;
  const { employerPhone, whatsapp } = site.channels;
  const { employers, nurses, academy } = usePageCalls();
  const calls: Partial<Record<FramedPage, readonly ComponentProps<typeof ButtonLink>[]>> = {
    home: localeTable[locale].audiences.map((variant) => ({
      variant,
      href: hrefFor(locale, variant),
      children: t(`home.hero.bar.${variant}`),
    })),
    employers: [{ variant: 'employers', ...employers }],
    nurses: [{ variant: 'nurses', ...nurses }],
    academy: [{ variant: 'nurses', ...academy }],
  };
  const pageCalls = calls[page];
  if (pageCalls === undefined) return null;
  return (
    <nav aria-label={t('common.nav.contact')} className="page-bar print:hidden">
      {pageCalls.map((call) => (
        <ButtonLink {...call} key={call.href} size="small" />
      ))}
      {page === 'employers' && employerPhone !== undefined && (
        <a className="channel-link" href={phoneHref(employerPhone)}>
          <Icon path={phoneIcon} />
          <span className="sr-only">{t('common.nav.call', { number: employerPhone })}</span>
        </a>
      )}
      {(page === 'home' || page === 'nurses') && whatsapp !== undefined && (
        <Island
          className="chat"
          component={Chat}
          name="chat"
          props={{ href: whatsappHref(whatsapp, t('common.chat.greeting')), texts: chat }}
        />
      )}
    </nav>
  );
}
