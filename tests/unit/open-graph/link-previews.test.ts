/** @jest-environment node */
import sharp from 'sharp';
import { brandColours } from '@/lib/brand/mark';
import { cardSize } from '@/lib/metadata/card';
import { pageVariants } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { siteCharacters } from '@/scripts/assets/fonts/character-set';
import { cardDrawing, cardLayouts } from '@/scripts/assets/link-previews/card-drawing';
import {
  type CardFont,
  cardLines,
  cardTexts,
  fitTitle,
  makeCardFont,
} from '@/scripts/assets/link-previews/card-text';
import { site } from '@/site.config';

let font: CardFont;
beforeAll(async () => {
  font = await makeCardFont(await siteCharacters('.'));
});

describe.each(pageKeys)('the drawing on the card of %s', (page) => {
  it('leaves the place of the title free, and shows the route line beside it', async () => {
    const card = sharp(Buffer.from(await cardDrawing(page, '.'))).removeAlpha();
    const { x: left, y: top, width, height } = cardLayouts[page].title;
    const title = card.clone().extract({ left, top, width, height }).raw();
    const ground = Buffer.from(brandColours.ground.slice(1).repeat(width * height), 'hex');
    expect((await title.toBuffer()).equals(ground)).toBe(true);
    const { data, info } = await card.raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject(cardSize);
    const accents = data.toString('hex').split(brandColours.accent.slice(1));
    expect(accents.length).toBeGreaterThan(200);
  });
});

it.each(pageVariants)('shows the title of $locale/$page in readable letters', async (variant) => {
  const texts = await cardTexts('.', variant);
  const [name, ...lines] = cardLines(variant, texts, font);
  expect(name?.text).toBe(site.company.shortName);
  const { title: box } = cardLayouts[variant.page];
  const title = lines.filter(({ x }) => x === box.x);
  expect(title.map(({ text }) => text).join(' ')).toBe(texts.title);
  // A chat shows the card 300 pixels broad: letters of 12 pixels are the least.
  for (const { text, size, y } of title) {
    expect(size / 4).toBeGreaterThanOrEqual(12);
    expect(font.widthOf(text) * size).toBeLessThanOrEqual(box.width);
    expect(y + size).toBeLessThanOrEqual(box.y + box.height);
  }
});

it.each([
  ['Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', /title: too long/],
  ['Put ✓ do Ж', /title: the typeface has no ✓ Ж/],
])('names file and key of a title that it cannot set: %s', (title, problem) => {
  const towns = { start: 'Sarajevo', arrival: 'Hamburg' };
  const set = () => cardLines({ locale: 'vas', page: 'nurses' }, { title, towns }, font);
  expect(set).toThrow(/^messages\/vas\/nurses\.json: hero\./);
  expect(set).toThrow(problem);
});

describe('fitTitle', () => {
  const box = { x: 10, y: 100, width: 400, height: 300 };
  /** Every character is half as broad as the type is large. */
  const setLines = (title: string) => fitTitle(title, box, (text) => text.length / 2);

  it.each([
    ['aa aa aa a', ['aa aa', 'aa a']],
    ['Six. You are', ['Six.', 'You are']],
    ['bring 30\u00a0kilo', ['bring', '30\u00a0kilo']],
  ])('breaks %j evenly, at sentences and spaces', (title, lines) => {
    expect(setLines(title)?.map(({ text }) => text)).toEqual(lines);
  });

  it('goes down in size for a long word, and gives up where none is small enough', () => {
    expect(setLines('Imprint')).toMatchObject([{ size: 88, y: 206 }]);
    expect(setLines('Verantwortung')?.[0]?.size).toBe(56);
    expect(setLines('Donaudampfschifffahrt')).toBeUndefined();
    expect(setLines('word '.repeat(60))).toBeUndefined();
  });
});
