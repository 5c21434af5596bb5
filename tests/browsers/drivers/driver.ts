import type { Engine } from '@/tooling/test-runs/engines';

/** Width and height of a page's view, in pixels. */
export type Size = { width: number; height: number };

/** The keys that the tests press, by the names of `KeyboardEvent.key`. */
export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Shift+Tab' | 'Space' | 'Tab';

/** What travels between a test and a page. */
export type Json = string | number | boolean | null | readonly Json[];

/** One page in one browser, and no more of both than the tests need. */
export type Driver = {
  engine: Engine;
  /** Name and version of the browser. */
  version: string;
  /** Opens an address and waits until the page has loaded. */
  open: (address: string) => Promise<void>;
  /**
   * Runs a function in the page.
   *
   * @param run knows nothing but its arguments
   * @returns its result, which travels as JSON
   * @throws what the function throws
   */
  evaluate: <const Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Moves the mouse to a point of the view. */
  moveTo: (x: number, y: number) => Promise<void>;
  /** Clicks at a point of the view with the mouse. */
  click: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** @returns the size that the view has got, which may be larger than was asked for */
  resize: (size: Size) => Promise<Size>;
  /** @returns the view as PNG */
  screenshot: () => Promise<Buffer>;
  /** Ends the browser and everything that was started for it. */
  close: () => Promise<void>;
};

/** Source of a call that runs in a page and results in JSON. */
export function callIn(run: (...args: never[]) => unknown, args: readonly Json[]): string {
  // The compiler of the tests names functions by a helper that no page has.
  return `(async () => {
    const __name = (named) => named;
    return JSON.stringify(await (${run})(...${JSON.stringify(args)})) ?? 'null';
  })()`;
}
