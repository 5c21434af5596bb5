import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { themeColour } from '@/lib/brand/theme';
import { pageVariants } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { iconSvg, iconVariants } from '@/scripts/assets/icons/build-icons';
import {
  previewDrawing,
  previewTitle,
  titleBox,
  titleSize,
} from '@/scripts/assets/link-previews/build-link-previews';

it('the committed icon is up to date: npm run build -- --assets', async () => {
  expect(await readFile('public/favicon.svg', 'utf8')).toBe(iconSvg(iconVariants.tab));
});

it.each(pageKeys)(
  'the drawing of the link preview of %s leaves room for the title',
  async (page) => {
    const image = sharp(Buffer.from(await previewDrawing(page))).removeAlpha();
    const box = titleBox(page);
    const { width, height } = box;
    const title = image.extract(box).raw();
    const background = Buffer.from(
      themeColour('background')
        .slice(1)
        .repeat(width * height),
      'hex',
    );
    expect((await title.toBuffer()).equals(background)).toBe(true);
  },
);

it('titles of link previews fit their box, and never below the minimum size', async () => {
  const box = { width: 500, height: 400 };
  expect(titleSize('Talk to us', box)).toBe(80);
  expect(titleSize('Rindfleischetikettierungsgesetz', box)).toBe(48);
  for (const variant of pageVariants) {
    const title = await previewTitle(variant);
    expect(titleSize(title, titleBox(variant.page)) / 4).toBeGreaterThanOrEqual(12);
  }
});
