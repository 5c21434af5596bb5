import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { themeColour } from '@/lib/brand/theme';
import { pageVariants } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { fontProblems } from '@/scripts/assets/fonts/character-set';
import { iconSvg, iconVariants } from '@/scripts/assets/icons/build-icons';
import {
  previewDrawing,
  previewTitle,
  titleBox,
  titleSize,
} from '@/scripts/assets/link-previews/build-link-previews';
import { folderWith } from '@/tests/support/folder-with';

it.each([
  ['Stra\ufffde', ['is not in UTF-8 here; save the file as UTF-8']],
  ['½ dan ✓ čšž', ['the font has no ½ (U+00BD); replace', 'the font has no ✓ (U+2713); replace']],
  ['Zajamc\u030Cen', ['contains U+030C, which is invisible or a part of a letter; type']],
  ['Pfle\u200Bge', ['contains U+200B, which is invisible or a part of a letter; type']],
])('names file, key and characters that the committed font lacks: %s', async (text, messages) => {
  const escaped = JSON.stringify({ hero: { title: text } }).replace('\u200B', '\\u200b');
  const texts = { 'home.json': escaped, 'terms.md': `# AGB\n\n${text}\n` };
  const found = messages.map((message) => expect.stringContaining(message));
  expect(await fontProblems(await folderWith(texts))).toEqual([
    ...found.map((message) => ({ file: 'messages/home.json', key: 'hero.title', message })),
    ...found.map((message) => ({ file: 'messages/terms.md', key: 'line 3', message })),
  ]);
});

it('the committed icon is up to date: npm run build -- --assets', async () => {
  expect(await readFile('public/favicon.svg', 'utf8')).toBe(iconSvg(iconVariants.tab));
});

it.each(pageKeys)(
  'the drawing of the link preview of %s leaves room for the title',
  async (page) => {
    const image = sharp(Buffer.from(await previewDrawing(page, '.'))).removeAlpha();
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
