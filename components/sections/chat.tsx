import { useTranslations } from 'next-intl';
import { Island } from '@/components/islands/island';
import { chat } from '@/components/islands/page-islands';
import { whatsappHref } from '@/lib/site/channels';
import { site } from '@/site.config';

/**
 * The chat, fixed at the bottom right of the viewport, above the banner; part of the page's bar
 * where there is one. Takes no space in the layout.
 */
export function FloatingChat() {
  const t = useTranslations('common');
  const { whatsapp } = site.channels;
  if (whatsapp === undefined) return null;
  return (
    <Island
      className="chat print:hidden"
      of={chat}
      props={{
        href: whatsappHref(whatsapp, t('chat.greeting')),
        texts: {
          messenger: t('ownFacts.whatsapp'),
          open: t('chat.open'),
          bubble: t('chat.bubble'),
          close: t('chat.close'),
        },
      }}
      trigger="idle"
    />
  );
}
