import type { PlacedLine } from '@/lib/metadata/card';
import type { PageVariant } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { nameLine } from '@/tooling/assets/link-previews/card-drawing';
import type { CardFont } from '@/tooling/assets/link-previews/card-font';
import { cardLayouts } from '@/tooling/assets/link-previews/card-layouts';
import type { CardTexts } from '@/tooling/assets/link-previews/card-texts';
import { fitTitle } from '@/tooling/assets/link-previews/fit-title';
import { townLines } from '@/tooling/assets/link-previews/map-art';

/**
 * All text of a card with its position: company, title, map labels.
 *
 * @throws an error with file and key if a text does not fit or has missing glyphs
 */
export function cardLines(
  { locale, page }: PageVariant,
  { title, towns }: CardTexts,
  font: CardFont,
): PlacedLine[] {
  const { title: box, art } = cardLayouts[page];
  const problem = (what: string) =>
    new Error(`messages/${locale}/${page}.json: hero.title: ${what}`);
  const titleLines = fitTitle(title, box, font.widthOf);
  if (!titleLines) {
    throw problem('too long for the picture of the link preview; shorten it or its longest word');
  }
  const lines = [
    nameLine(site.company.shortName),
    ...titleLines,
    ...(art.kind === 'map' ? townLines(towns, font.widthOf) : []),
  ];
  const missing = font.missingIn(lines.map(({ text }) => text).join(''));
  if (missing.length > 0) {
    throw problem(`the typeface has no ${missing.join(' ')} for the picture of the link preview`);
  }
  return lines;
}
