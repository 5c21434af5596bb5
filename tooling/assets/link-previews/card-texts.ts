import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import type { Messages } from '@/lib/i18n/source-messages';
import { ends, type TownKey } from '@/lib/map/places';
import type { PageVariant } from '@/lib/routing/addresses';

/** The words on a page's card. */
export type CardTexts = {
  /** The page's heading. */
  title: string;
  /** Names of the towns at both ends of the way. */
  towns: readonly { town: TownKey; name: string }[];
};

/** Marks for hyphens are for narrow screens only. */
const withoutHyphens = (text: string) => text.replaceAll('\u00ad', '');

/**
 * Reads the words of a card.
 *
 * @param root folder of the project
 */
export async function cardTexts(root: string, { locale, page }: PageVariant): Promise<CardTexts> {
  const read = (file: string) =>
    readFile(join(messagesFolder(root), locale, `${file}.json`), 'utf8');
  const { hero }: Pick<Messages[typeof page], 'hero'> = JSON.parse(await read(page));
  const home: Messages['home'] = JSON.parse(await read('home'));
  const t = createTranslator({
    locale,
    messages: { title: hero.title, towns: home.hero.map.towns },
  });
  return {
    title: withoutHyphens(t('title')),
    towns: [ends.start, ends.arrival].map((town) => ({ town, name: t(`towns.${town}`) })),
  };
}
