/** @jest-environment node */
import sharp from 'sharp';
import { brandColours } from '@/lib/brand/mark';
import { pageVariants } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { siteCharacters } from '@/scripts/assets/fonts/character-set';
import { layouts, previewDrawing } from '@/scripts/assets/link-previews/preview-drawing';
import {
  fitTitle,
  loadPreviewFont,
  type PreviewFont,
  previewLines,
  previewTexts,
} from '@/scripts/assets/link-previews/preview-text';
import { site } from '@/site.config';

let font: PreviewFont;
beforeAll(async () => {
  font = await loadPreviewFont(await siteCharacters('.'));
});

it.each(pageKeys)('leaves the place of the title free in the drawing of %s', async (page) => {
  const image = sharp(Buffer.from(await previewDrawing(page, '.'))).removeAlpha();
  const { x: left, y: top, width, height } = layouts[page].title;
  const title = image.extract({ left, top, width, height }).raw();
  const ground = Buffer.from(brandColours.ground.slice(1).repeat(width * height), 'hex');
  expect((await title.toBuffer()).equals(ground)).toBe(true);
});

it.each(pageVariants)('shows the title of $locale/$page in readable letters', async (variant) => {
  const texts = await previewTexts(variant);
  const [name, ...lines] = previewLines(variant, texts, font);
  expect(name?.text).toBe(site.company.shortName);
  const { title: box } = layouts[variant.page];
  const title = lines.filter(({ x }) => x === box.x);
  expect(title.map(({ text }) => text).join(' ')).toBe(texts.title);
  // A chat shows the image 300 pixels wide: letters of 12 pixels are the least.
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
  const set = () => previewLines({ locale: 'vas', page: 'nurses' }, { title, towns }, font);
  expect(set).toThrow(/^messages\/vas\/nurses\.json: hero\./);
  expect(set).toThrow(problem);
});

it.each([
  ['aa aa aa a', ['aa aa', 'aa a']],
  ['Six. You are', ['Six.', 'You are']],
  ['bring 30\u00a0kilo', ['bring', '30\u00a0kilo']],
])('breaks %j evenly, at sentences and spaces', (title, lines) => {
  const box = { x: 10, y: 100, width: 400, height: 300 };
  // Every character is half as wide as the type is large.
  const fitted = fitTitle(title, box, (text) => text.length / 2);
  expect(fitted?.map(({ text }) => text)).toEqual(lines);
});
