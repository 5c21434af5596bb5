/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { iconSvg, iconVariants } from '@/lib/brand/icon-svg';

it('the committed icon is up to date: npm run build -- --assets', async () => {
  expect(await readFile('public/favicon.svg', 'utf8')).toBe(iconSvg(iconVariants.tab));
});
