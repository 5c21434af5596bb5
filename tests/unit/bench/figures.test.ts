/** @jest-environment node */
import { wayOf } from '@/scripts/bench/between-pages';
import { longestInteraction } from '@/scripts/bench/input';
import { medianMeasurement } from '@/scripts/bench/lighthouse';
import { medianLoad, relativeLoad } from '@/scripts/bench/page-load';
import { median, ratio } from '@/scripts/bench/statistics';

it('finds the middle value', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
  expect(() => median([])).toThrow('Nothing was measured');
});

it('has no ratio without a base', () => {
  expect(ratio(3, 2)).toBe(1.5);
  expect(ratio(3, 0)).toBeUndefined();
  expect(ratio(undefined, 2)).toBeUndefined();
});

it('takes the median of each figure by itself', () => {
  const load = { firstPaint: 1, largestPaint: 30, blocked: 0, shift: 0, work: 5 };
  const other = { ...load, firstPaint: 2, largestPaint: 20, work: 7 };
  const third = { ...load, firstPaint: 3, largestPaint: 10, work: 6 };
  expect(medianLoad([load, other, third])).toEqual({
    ...load,
    firstPaint: 2,
    largestPaint: 20,
    work: 6,
  });
});

it('compares visits that followed each other', () => {
  const visit = (firstPaint: number, work: number) => ({
    firstPaint,
    work,
    largestPaint: 1,
    blocked: 0,
    shift: 0,
  });
  // The machine is twice as slow in the second round, and not yet in its first visit.
  const loads = [visit(500, 120), visit(500, 130), visit(1000, 240)];
  const bases = [visit(1000, 100), visit(2000, 200), visit(2000, 200)];
  expect(relativeLoad(loads, bases)).toEqual({ firstPaint: 0.5, work: 1.2 });
});

it('takes the score of a category from the runs that judged it', () => {
  const run = (performance: number, more = {}) => ({
    scores: { performance, ...more },
    lcp: 1000,
    tbt: 0,
    cls: 0,
  });
  const { scores } = medianMeasurement([run(98, { seo: 100 }), run(100), run(99)]);
  expect(scores).toEqual({ performance: 99, seo: 100 });
});

it('counts the longest event of the longest interaction', () => {
  const events = [
    { interaction: 0, duration: 500 },
    { interaction: 7, duration: 40 },
    { interaction: 7, duration: 72 },
    { interaction: 8, duration: 24 },
  ];
  expect(longestInteraction(events)).toBe(72);
  expect(longestInteraction([])).toBe(16);
});

it('tells by the navigation how a page came', () => {
  expect(wayOf(0, '')).toBe('cold');
  expect(wayOf(0, 'navigational-prefetch')).toBe('prefetched');
  expect(wayOf(83, 'navigational-prefetch')).toBe('prerendered');
});
