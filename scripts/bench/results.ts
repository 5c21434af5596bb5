import type { BetweenPages } from '@/scripts/bench/between-pages';
import type { InputFigures } from '@/scripts/bench/input';
import type { Measurement } from '@/scripts/bench/lighthouse';
import type { PageLoad, RelativeLoad } from '@/scripts/bench/page-load';
import type { PageWeight } from '@/scripts/bench/page-weight';
import { ratio } from '@/scripts/bench/statistics';

/** Forms of a page that are compared: see `variants.ts`. */
export const forms = ['page', 'bare', 'outside', 'next'] as const;
export type Form = (typeof forms)[number];

/** What was measured of a page; parts that were not asked for are missing. */
export type PageResult = {
  address: string;
  weight?: PageWeight;
  /** A first visit under applied throttling, in each form. */
  loads?: Partial<Record<Form, PageLoad>>;
  /** The page against its other forms. */
  relative?: Partial<Record<Exclude<Form, 'page'>, RelativeLoad>>;
  /** First paint from the first flight alone, in milliseconds. */
  flight?: number;
  /** Lighthouse's simulation of the page, and of the page without scripts. */
  simulated?: { page: Measurement; bare: Measurement };
};

/** All results of one run. */
export type BenchResults = {
  date: string;
  runs: number;
  seconds: number;
  pages: PageResult[];
  /** What could not be measured, one line each. */
  failures: string[];
  /** AstroWind's home page, by its figures. */
  similar?: PageLoad;
  input?: InputFigures;
  between?: BetweenPages;
};

/** The figures of a page that have a bound. */
export type Judged = {
  /** First paint against the page without scripts whose styles are in one file. */
  firstPaint: number | undefined;
  /** Simulated largest paint against the page without scripts. */
  largestPaint: number | undefined;
  /** Work of the main thread against the page without scripts. */
  work: number | undefined;
  blocked: number | undefined;
  shift: number | undefined;
  /** First paint from the first flight alone. */
  flight: number | undefined;
};

/** The most that each figure may be. */
export const bounds = {
  firstPaint: 0.65,
  largestPaint: 1.05,
  work: 1.3,
  blocked: 0,
  shift: 0,
  flight: 3000,
} as const satisfies Record<keyof Judged, number>;

/** The most that an interaction may take, in milliseconds. */
export const inputBound = 100;

/** Shifts below this are shown as 0.000. */
const precision = 0.0005;

/** The figures of a page that have a bound. */
export function judge({ loads, relative, simulated, flight }: PageResult): Judged {
  return {
    firstPaint: relative?.outside?.firstPaint,
    largestPaint: ratio(simulated?.page.lcp, simulated?.bare.lcp),
    work: relative?.bare?.work,
    blocked: simulated?.page.tbt,
    shift: loads?.page?.shift,
    flight,
  };
}

/** What lies beyond its bound, one line each. */
export function beyondBounds({ pages, input }: BenchResults): string[] {
  const ofPages = pages.flatMap((page) =>
    Object.entries(judge(page)).flatMap(([name, value]) => {
      const bound = Object.entries(bounds).find(([one]) => one === name)?.[1];
      if (value === undefined || bound === undefined || value <= bound + precision) return [];
      return [`${page.address} ${name}: ${value.toFixed(2)}, at most ${bound}`];
    }),
  );
  const ofInput = Object.entries(input ?? {}).flatMap(([place, duration]) =>
    duration > inputBound ? [`${place}: ${duration} ms, at most ${inputBound}`] : [],
  );
  return [...ofPages, ...ofInput];
}
