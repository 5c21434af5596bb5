/** @jest-environment node */

import { pageVariants } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { siteCharacters } from '@/tooling/assets/fonts/character-set';
import { type CardFont, cutCardFont } from '@/tooling/assets/link-previews/card-font';
import { cardLayouts } from '@/tooling/assets/link-previews/card-layouts';
import { cardLines } from '@/tooling/assets/link-previews/card-lines';
import { cardTexts } from '@/tooling/assets/link-previews/card-texts';

let font: CardFont;
beforeAll(async () => {
  font = await cutCardFont(await siteCharacters('.'));
});

const towns = [{ town: 'hamburg', name: 'Hamburg' }] as const;

it.each(pageVariants)('says all of its words on the card of $locale/$page', async (variant) => {
  const texts = await cardTexts('.', variant);
  const [name, ...lines] = cardLines(variant, texts, font);
  expect(name?.text).toBe(site.company.shortName);
  const words = lines.map(({ text }) => text).join(' ');
  expect(words.startsWith(texts.title)).toBe(true);
  expect(font.missingIn(words)).toEqual([]);

  // A chat shows the card 300 pixels broad: letters of 12 pixels are the least.
  const { title: box } = cardLayouts[variant.page];
  const title = lines.filter(({ x }) => x === box.x);
  expect(title.length).toBeGreaterThan(0);
  for (const { text, size } of title) {
    expect(size / 4).toBeGreaterThanOrEqual(12);
    expect(font.widthOf(text) * size).toBeLessThanOrEqual(box.width);
  }
});

it('names file and key of a title that is too long', () => {
  const title = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  expect(() => cardLines({ locale: 'de', page: 'nurses' }, { title, towns }, font)).toThrow(
    /^messages\/de\/nurses\.json: hero\.title: too long/,
  );
});

it('names a character that the typeface lacks, before it would vanish', () => {
  expect(() =>
    cardLines({ locale: 'vas', page: 'home' }, { title: 'Put ✓ do Ж', towns }, font),
  ).toThrow(/^messages\/vas\/home\.json: hero\.title: the typeface has no ✓ Ж/);
});

it('has every letter of the three languages, each with a width', () => {
  const letters = 'AZazÄÖÜäöüßẞČĆĐŠŽčćđšž„“”‚‘’–—0123456789';
  expect(font.missingIn(letters)).toEqual([]);
  for (const letter of letters) expect(font.widthOf(letter)).toBeGreaterThan(0.1);
  expect(font.widthOf('M')).toBeGreaterThan(2 * font.widthOf('i'));
});
