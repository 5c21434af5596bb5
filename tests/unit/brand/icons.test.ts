/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { iconSvg, iconVariants } from '@/lib/brand/icon-svg';

it('has a committed icon of the mark in its colours: npm run build -- --assets', async () => {
  expect(await readFile('public/favicon.svg', 'utf8')).toBe(iconSvg(iconVariants.tab));
});
