/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { iconLooks, iconSvg } from '@/lib/brand/icon-svg';
import { brandColours } from '@/lib/brand/mark';

it('has a committed icon of the mark in its colours', async () => {
  expect(await readFile('public/favicon.svg', 'utf8')).toBe(iconSvg(iconLooks.tab));
  const css = await readFile('app/globals.css', 'utf8');
  for (const [role, colour] of Object.entries(brandColours)) {
    expect(css).toContain(`--color-${role}: ${colour};`);
  }
});
