import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import { z } from 'zod';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { ends, type TownKey } from '@/lib/map/towns';
import type { PageVariant } from '@/lib/routing/addresses';

/** The text on a page's card. */
export type CardTexts = {
  /** The page's heading. */
  title: string;
  /** Names of the towns at both ends of the route. */
  towns: readonly { town: TownKey; name: string }[];
};

const pageSchema = z.object({ hero: z.object({ title: z.string() }) });
const homeSchema = z.object({
  hero: z.object({ map: z.object({ towns: z.record(z.string(), z.string()) }) }),
});

/** Removes soft hyphens, which are for narrow screens only. */
const withoutHyphens = (text: string) => text.replaceAll('\u00ad', '');

/**
 * Reads the text of a card.
 *
 * @param root folder of the project
 */
export async function cardTexts(root: string, { locale, page }: PageVariant): Promise<CardTexts> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(messagesFolder(root), locale, `${file}.json`), 'utf8'));
  const { hero } = pageSchema.parse(await read(page));
  const home = homeSchema.parse(await read('home'));
  const t = createTranslator({
    locale,
    messages: { title: hero.title, towns: home.hero.map.towns },
  });
  return {
    title: withoutHyphens(t('title')),
    towns: [ends.start, ends.arrival].map((town) => ({ town, name: t(`towns.${town}`) })),
  };
}
