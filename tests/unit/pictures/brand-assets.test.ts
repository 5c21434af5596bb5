import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { themeColour } from '@/lib/brand/theme';
import { pageKeys } from '@/lib/routing/table';
import { iconSvg, iconVariants } from '@/scripts/assets/icons/build-icons';
import { previewDrawing, titleBox } from '@/scripts/assets/link-previews/build-link-previews';

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
