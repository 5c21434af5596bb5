import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/islands/island';
import { chat } from '@/components/islands/page-islands';
import { buttonClass } from '@/components/ui/links';
import { hrefFor } from '@/lib/routing/addresses';
import { whatsappHref } from '@/lib/site/channels';
import { site } from '@/site.config';

/** The bar of a page without a menu: contact and chat. In wide windows it has the chat alone. */
export function ChatBar() {
  const locale = useLocale();
  const t = useTranslations('common.nav');
  return (
    <nav aria-label={t('contact')} className="page-bar print:hidden">
      <a className={`page-cta ${buttonClass('quiet', 'small')}`} href={hrefFor(locale, 'contact')}>
        {t('contact')}
      </a>
      <FloatingChat />
    </nav>
  );
}

/** The chat: in the page's bar, or floating at the lower right. Takes no space in the layout. */
export function FloatingChat() {
  const t = useTranslations('common');
  const { whatsapp } = site.channels;
  if (whatsapp === undefined) return null;
  return (
    <Island
      className="chat print:hidden"
      island={chat}
      props={{
        href: whatsappHref(whatsapp, t('chat.greeting')),
        texts: {
          open: t('chat.open'),
          bubble: t('chat.bubble'),
          close: t('chat.close'),
        },
      }}
      trigger="idle"
    />
  );
}
