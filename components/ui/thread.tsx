/**
 * Segments of the thread between stops, each with its own view box. Tangents match at the ends,
 * so that adjacent segments join smoothly.
 */
const connectors = {
  /** From the page's left edge to the first of several stops in a row. */
  in: { box: '0 0 100 40', path: 'M0 12C20 2 36 10 50 24S88 34 100 20' },
  /** From one stop in a row to the next. */
  wave: { box: '0 0 100 40', path: 'M0 20C14 3 34 4 49 19S86 37 100 20' },
  /** From the last stop in a row past the page's right edge. */
  out: { box: '0 0 100 40', path: 'M0 20C10 8 20 4 32 12S62 36 100 8' },
  /** Vertical, from one stop to the one below. */
  down: { box: '0 0 18 100', path: 'M9 0C15 7 17 17 10 26S2 42 8 51 17 67 10 77 4 92 9 100' },
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

/** A segment of the thread; decorative. */
export function Connector({ shape }: { shape: keyof typeof connectors }) {
  const { box, path } = connectors[shape];
  return (
    <svg
      aria-hidden="true"
      className={`connector connector-${shape}`}
      preserveAspectRatio="none"
      viewBox={box}
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The end of the thread: a last stop with a check mark. */
export function ThreadEnd() {
  return (
    <svg
      aria-hidden="true"
      className="thread-end h-12 w-30 shrink-0"
      fill="none"
      viewBox="0 0 120 48"
    >
      <circle className="fill-highlight stroke-3 stroke-text" cx="95" cy="24" r="21" />
      <path
        className="stroke-4 duration-1200 ease-in-out [clip-path:inset(-4px)] motion-safe:transition-[clip-path] motion-safe:starting:[clip-path:inset(-4px_100%_-4px_-4px)]"
        d="M3 34C16 12 30 10 42 22S64 40 76 27C80 23 84 24 87 28L91.5 33.5C96 25 100 19 106 14"
      />
    </svg>
  );
}

/**
 * The thread on the not-found page: it forms the digits 4, 0, 4, breaks up into dots, and ends
 * at a stop. Decorative; the heading has the meaning.
 */
export function NotFoundLine() {
  return (
    <svg
      aria-hidden="true"
      className="not-found-line not-tall:hidden w-full max-w-xl overflow-visible stroke-6"
      viewBox="0 0 600 190"
    >
      <path d="M-900 130C-640 40-420 160-230 110S-60 50-20 72C10 84 44 58 62 16C50 52 30 90 8 118C34 124 74 122 104 112C124 104 116 42 100 36C86 40 94 130 86 172C96 186 136 182 160 158C198 128 252 74 228 34C210 6 166 34 166 92C166 150 198 178 224 156C254 130 254 62 234 40C256 74 316 66 344 16C332 52 312 90 290 118C316 124 356 122 386 112C406 104 398 42 382 36C368 40 376 130 368 172C378 186 400 186 416 174" />
      <path className="[stroke-dasharray:0_14]" d="M432 164C456 146 472 132 498 134" />
      <path d="M512 138C536 146 548 166 576 160" />
      <circle className="fill-highlight stroke-4 stroke-text" cx="580" cy="158" r="9" />
    </svg>
  );
}
