import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/islands/island';
import { chat, pageBar } from '@/components/islands/page-islands';
import type { FramedPage } from '@/components/layout/languages';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/links';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref, whatsappHref } from '@/lib/site/channels';
import { site } from '@/site.config';

const id = 'page-bar';

/**
 * What floats at the lower edge: in small windows a bar with the page's call and its channel, in
 * others the chat link alone. `app/styles/page-bar.css` chooses.
 */
export function PageBar({ page }: { page: FramedPage }) {
  const locale = useLocale();
  const t = useTranslations();
  const calls: Partial<Record<FramedPage, { href: string; text: string }>> = {
    home: { href: hrefFor(locale, 'contact'), text: t('common.nav.contact') },
    employers: { href: hrefFor(locale, 'contact', 'termin'), text: t('employers.hero.contact') },
    nurses: { href: site.links.registration, text: t('nurses.hero.register') },
    academy: { href: site.links.learningApp, text: t('academy.hero.start') },
  };
  const call = calls[page];
  if (call === undefined) return null;
  const { href, text } = call;
  const external = page === 'nurses' || page === 'academy';
  return (
    <>
      <nav aria-label={t('common.nav.contact')} className="page-bar print:hidden" id={id}>
        <ButtonLink
          external={external}
          href={href}
          {...(external && { icon: 'arrow-up-right' })}
          variant="accent"
          size="small"
        >
          {text}
        </ButtonLink>
        {page === 'employers' && <PhoneLink />}
        {(page === 'home' || page === 'nurses') && <FloatingChat />}
      </nav>
      <Island island={pageBar} props={{ bar: id }} trigger="idle" />
    </>
  );
}

function PhoneLink() {
  const t = useTranslations('common.nav');
  const phone = site.channels.employerPhone;
  if (phone === undefined) return null;
  return (
    <a className="channel-link" href={phoneHref(phone)}>
      <Icon name="phone" />
      <span className="sr-only">{t('call', { number: phone })}</span>
    </a>
  );
}

function FloatingChat() {
  const t = useTranslations('common.chat');
  const { whatsapp } = site.channels;
  if (whatsapp === undefined) return null;
  return (
    <Island
      className="chat"
      island={chat}
      props={{
        href: whatsappHref(whatsapp, t('greeting')),
        texts: { open: t('open'), bubble: t('bubble'), close: t('close') },
      }}
      trigger="idle"
    />
  );
}
