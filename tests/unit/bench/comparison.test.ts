/** @jest-environment node */
import { beyondBounds, type Figures, median } from '@/scripts/bench/comparison';

const bare: Figures = {
  kilobytes: 40,
  load: { firstPaint: 850, blocked: 0, shift: 0 },
  simulation: { lcp: 1000, scores: [100, 100] },
};

it('finds the middle value', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
  expect(() => median([])).toThrow('Nothing was measured');
});

it('names what lies beyond its bounds', () => {
  expect(beyondBounds([{ address: '/', page: bare, bare }], { menu: 100 })).toEqual([]);
  const page = {
    ...bare,
    load: { ...bare.load, blocked: 12, shift: 0.1 },
    simulation: { lcp: 1060, scores: [98, 100] },
  };
  expect(beyondBounds([{ address: '/', page, bare }], { menu: 104 })).toEqual([
    '/: simulated LCP is 1.06 times',
    '/: TBT is 12 ms',
    '/: CLS is 0.1',
    '/: Lighthouse gives 98 100',
    'menu: INP is 104 ms',
  ]);
});
