/** @jest-environment node */
import sharp from 'sharp';
import { themeColour } from '@/lib/brand/theme';
import { pageVariants } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { previewTexts, titleSize } from '@/scripts/assets/link-previews/build-link-previews';
import { previewDrawing, previewLayout } from '@/scripts/assets/link-previews/preview-drawing';

it.each(pageKeys)('keeps the title box free in the drawing of %s', async (page) => {
  const image = sharp(Buffer.from(await previewDrawing(page, '.'))).removeAlpha();
  const { x: left, y: top, width, height } = previewLayout(page).title;
  const title = image.extract({ left, top, width, height }).raw();
  const background = Buffer.from(
    themeColour('background')
      .slice(1)
      .repeat(width * height),
    'hex',
  );
  expect((await title.toBuffer()).equals(background)).toBe(true);
});

it('fits titles to their box, and never below the minimum size', async () => {
  const box = { x: 0, y: 0, width: 500, height: 400 };
  expect(titleSize('Talk to us', box)).toBe(88);
  expect(titleSize('Rindfleischetikettierungsgesetz', box)).toBe(50);
  for (const variant of pageVariants) {
    const { title } = await previewTexts(variant);
    expect(titleSize(title, previewLayout(variant.page).title) / 4).toBeGreaterThanOrEqual(12);
  }
});
