import assert from 'node:assert/strict';
import sharp from 'sharp';
import { hrefFor } from '@/lib/routing/addresses';
import type { Driver, Size } from '@/tests/browsers/drivers/driver';
import { openFresh, storeChoice } from '@/tests/browsers/page';
import { narrow, type SmokeTest, wide } from '@/tests/browsers/smoke/smoke-test';
import { onlyNecessary } from '@/tests/support/consent';

/** A rectangle of the view, in pixels. */
type Area = { left: number; top: number; width: number; height: number };

/** Brightness of every pixel of an area of the view, row by row, from 0 to 255. */
async function brightnessOf(driver: Driver, area: Area): Promise<number[]> {
  const picture = sharp(await driver.screenshot())
    .extract(area)
    .removeAlpha();
  return [...(await picture.greyscale().raw().toBuffer())];
}

async function open(driver: Driver, origin: string, address: string, size: Size): Promise<void> {
  await driver.resize(size);
  await openFresh(driver, origin, address);
  await storeChoice(driver, onlyNecessary);
  await driver.open(origin + address);
}

const veil: SmokeTest = {
  name: 'the veil before the map on the home page is nowhere darker than the map',
  run: async ({ driver, stage }) => {
    for (const size of [wide, narrow]) {
      await open(driver, stage.origin, hrefFor('de', 'home'), size);
      // One even ground in the place of the map, to which the veil fades.
      const [left, bottom] = await driver.evaluate(async () => {
        const [hero, map, lead] = ['.home-hero', '.home-hero-map', '.home-hero-lead'].map((css) =>
          document.querySelector<HTMLElement>(css),
        );
        if (!hero || !map || !lead) throw new Error('The home page has no hero.');
        hero.style.background = 'rgb(200 200 200)';
        map.style.visibility = 'hidden';
        for (const text of document.querySelectorAll<HTMLElement>(
          '.home-hero-title *, .home-hero-lead *',
        ))
          text.style.visibility = 'hidden';
        window.scrollTo({ top: lead.offsetTop - 300, behavior: 'instant' });
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
        return [map.getBoundingClientRect().left, lead.getBoundingClientRect().bottom];
      });
      const area =
        size === wide
          ? { left: Math.round(left ?? 0) - 150, top: 250, width: 300, height: 1 }
          : { left: 60, top: Math.round(bottom ?? 0) - 60, width: 1, height: 120 };
      const row = await brightnessOf(driver, area);
      assert.ok(Math.max(...row) > 235, `There is no veil at ${size.width} px.`);
      assert.ok(
        row.some((pixel) => Math.abs(pixel - 200) <= 1),
        'The veil does not end.',
      );
      assert.ok(Math.min(...row) >= 199, `It is ${Math.min(...row)} dark at ${size.width} px.`);
    }
  },
};

const corners: SmokeTest = {
  name: 'the last row of the comparison has round corners on wide screens',
  run: async ({ driver, stage }) => {
    await open(driver, stage.origin, hrefFor('de', 'employers'), wide);
    const area = await driver.evaluate(async () => {
      const row = document.querySelector('table tbody tr:last-child');
      if (row === null) throw new Error('The page has no table.');
      row.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      const { left, bottom, width } = row.getBoundingClientRect();
      return {
        left: Math.round(left),
        top: Math.floor(bottom) - 3,
        width: Math.floor(width),
        height: 1,
      };
    });
    const row = await brightnessOf(driver, area);
    const beside = await brightnessOf(driver, { ...area, left: area.left - 4, width: 1 });
    // Three pixels above the bottom a corner of 20 px has given way by more than 6.
    assert.equal(row[1], beside[0], 'The left corner is square.');
    assert.equal(row.at(-2), beside[0], 'The right corner is square.');
    assert.notEqual(row[Math.floor(area.width / 2)], beside[0]);
  },
};

export const lookTests: readonly SmokeTest[] = [veil, corners];
