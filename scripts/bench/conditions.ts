/** Viewport of a current phone, in CSS pixels. */
export const phone = { width: 390, height: 844 } as const;

/** Viewport of a usual computer, in CSS pixels. */
export const computer = { width: 1366, height: 768 } as const;

/** How much slower than this machine the processor is made. */
export const slowdown = 4;

/**
 * Lighthouse's slow 4G as it applies it in the browser: milliseconds before the response to each
 * request, and bytes per second of all responses together.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export const slow4G = {
  latency: 562.5,
  download: (1474.56 * 1024) / 8,
  upload: (675 * 1024) / 8,
} as const;

/** What a first flight carries: ten packets, as most servers send before they wait for a reply. */
export const firstFlight = 14_000;
