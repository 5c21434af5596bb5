import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import Chat from '@/components/islands/chat/chat';
import { Island } from '@/components/islands/island';
import type { FramedPage } from '@/components/layout/languages';
import { audiencesOf } from '@/components/sections/company';
import { Icon, phoneIcon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/links';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref, whatsappHref } from '@/lib/site/channels';
import { site } from '@/site.config';

type Call = ComponentProps<typeof ButtonLink>;

/**
 * What floats at the lower edge: in small windows a bar with the page's call, in the colour of its
 * audience because a view has one call in the accent colour, and its channel; in others the chat link alone. `app/styles/page-bar.css`
 * chooses.
 */
export function PageBar({ page }: { page: FramedPage }) {
  const locale = useLocale();
  const t = useTranslations();
  const { greeting: _greeting, ...chat } = useMessages().common.chat;
  const { employerPhone, whatsapp } = site.channels;
  const calls: Partial<Record<FramedPage, Call[]>> = {
    home: audiencesOf(locale).map((audience) => ({
      variant: audience,
      href: hrefFor(locale, audience),
      children: t(`home.hero.bar.${audience}`),
    })),
    employers: [
      {
        variant: 'employers',
        href: hrefFor(locale, 'contact', 'termin'),
        children: t('employers.hero.contact'),
      },
    ],
    nurses: [
      {
        variant: 'nurses',
        external: true,
        href: site.links.registration,
        children: t('nurses.hero.register'),
      },
    ],
    academy: [
      {
        variant: 'nurses',
        external: true,
        href: site.links.learningApp,
        children: t('academy.hero.start'),
      },
    ],
  };
  const pageCalls = calls[page];
  if (pageCalls === undefined) return null;
  return (
    <nav aria-label={t('common.nav.contact')} className="page-bar print:hidden">
      {pageCalls.map((call) => (
        <ButtonLink key={call.href} size="small" {...call} />
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
