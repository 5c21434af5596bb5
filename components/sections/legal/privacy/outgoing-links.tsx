import { useLocale, useTranslations } from 'next-intl';
import { localeTable } from '@/lib/locales';
import type { Site } from '@/lib/site/schema';
import { site } from '@/site.config';

/** Names of the messengers that the site links to. */
function messengersOf({ channels }: Site): string[] {
  const all = [
    { name: 'WhatsApp', number: channels.whatsapp },
    { name: 'Viber', number: channels.viber },
  ];
  return all.filter(({ number }) => number !== undefined).map(({ name }) => name);
}

/** Linked third-party services, and the data that they receive after a click. */
export function OutgoingLinks() {
  const t = useTranslations('privacy.processing.links');
  const alternatives = new Intl.ListFormat(localeTable[useLocale()].intl, { type: 'disjunction' });
  const messengers = messengersOf(site);
  return (
    <>
      <p>{t('text')}</p>
      <ul>
        {messengers.length > 0 && (
          <li>{t('messengers', { messengers: alternatives.format(messengers) })}</li>
        )}
        <li>{t('booking', { host: new URL(site.links.booking).host })}</li>
        <li>{t('learningApp', { host: new URL(site.links.learningApp).host })}</li>
      </ul>
    </>
  );
}
