import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/locales';
import { ends } from '@/lib/map/route';
import { cardSize } from '@/lib/metadata/card';
import { cards } from '@/lib/metadata/generated';
import type { PageKey } from '@/lib/routing/table';
import { site } from '@/site.config';

/** Pages whose card shows the drawing of their hero section, with the key of its description. */
const drawings = {
  employers: 'employers.hero.picture',
  nurses: 'nurses.hero.picture',
  academy: 'academy.hero.picture',
  contact: 'contact.hero.picture',
} as const satisfies Partial<Record<PageKey, string>>;

const isDrawn = (page: PageKey): page is keyof typeof drawings => Object.hasOwn(drawings, page);

/** Description of the picture beside the title, if any. */
async function drawingText(locale: Locale, page: PageKey): Promise<string | undefined> {
  const t = await getTranslations({ locale });
  if (isDrawn(page)) return t(drawings[page]);
  if (page !== 'home') return undefined;
  return [ends.start, ends.arrival].map(({ key }) => t(`home.hero.map.towns.${key}`)).join(' – ');
}

/** The link preview image of a page, with its absolute URL. */
export async function cardImage(locale: Locale, page: PageKey) {
  const t = await getTranslations({ locale, namespace: `${page}.hero` });
  const drawing = await drawingText(locale, page);
  return {
    url: site.url + cards[locale][page],
    ...cardSize,
    type: 'image/png',
    alt: [t('title'), drawing].filter((text) => text !== undefined).join(' · '),
  };
}
