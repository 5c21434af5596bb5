import { useTranslations } from 'next-intl';
import { chat } from '@/components/islands/chat/island';
import { Island } from '@/components/islands/island';
import { whatsappHref } from '@/lib/site/channel-links';
import { site } from '@/site.config';

/**
 * The chat, fixed at the bottom of the viewport while the content before it on the page is in view.
 * Takes no space in the layout, and stays above the banner, the sections after it and the footer.
 */
export function FloatingChat() {
  const t = useTranslations('common');
  const { whatsapp } = site.channels;
  if (whatsapp === undefined) return null;
  return (
    <div className="sticky bottom-[var(--banner-height,0px)] z-10 h-0 print:hidden">
      <Island
        className="pointer-events-none absolute right-gutter bottom-4 md:bottom-8"
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
    </div>
  );
}
