/**
 * Segments of the route line between stops, each with its own view box. Tangents match at the ends,
 * so that adjacent segments join smoothly.
 */
const stretches = {
  /** From the page's left edge to the first of several stops in a row. */
  in: { box: '0 0 100 40', path: 'M0 12C20 2 36 10 50 24S88 34 100 20' },
  /** From one stop in a row to the next. */
  wave: { box: '0 0 100 40', path: 'M0 20C14 3 34 4 49 19S86 37 100 20' },
  /** From the last stop in a row past the page's right edge. */
  out: { box: '0 0 100 40', path: 'M0 20C8 8 20 4 32 12S62 36 100 8' },
  /** Vertical, from one stop to the one below. */
  down: { box: '0 0 18 100', path: 'M9 0C15 7 17 17 10 26S2 42 8 51 17 67 10 77 4 92 9 100' },
  /** From one stop to the one below, a step to the right of it. */
  sway: { box: '0 0 100 100', path: 'M0 0C0 50 100 50 100 100' },
  /** Vertical, in one wave past all stops of a menu. */
  menu: { box: '0 0 18 100', path: 'M9 0C15 17 15 33 9 50S3 83 9 100' },
  /** Through five stops that stand close together. */
  through: {
    box: '0 0 100 40',
    path: 'M0 20c6-16 9-10 12.5 0s7 14 12.5 0c6-14 9.5-9 12.5 0s7.5 13 12.5 0c5.5-15 9-11 12.5 0s7 14 12.5 0c6-16 9-10 12.5 0s7 14 12.5 0',
  },
  /** A wide curve to the right, and back to the stop in the middle of the next row. */
  right: {
    box: '0 0 100 100',
    path: 'M7 0C22-4 40 4 60 0 74-3 82-1 87 1 105 8 104 97 87 99.5 76 101 64 97 53.5 100',
  },
  /** A wide curve to the left, and back to the stop at the left of the next row. */
  left: {
    box: '0 0 100 100',
    path: 'M53.5 0C40 3 26-4 14 0-3 6-5 100 7 100',
  },
} as const;

/** A segment of the route line; decorative. */
export function LineStretch({ shape }: { shape: keyof typeof stretches }) {
  const { box, path } = stretches[shape];
  return (
    <svg
      aria-hidden="true"
      className={`way-stretch way-stretch-${shape}`}
      preserveAspectRatio="none"
      viewBox={box}
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
