import type { Driver } from '@/tests/browsers/drivers/driver';
import type { Stage } from '@/tests/browsers/stage';

/** What a smoke test gets. */
export type SmokeContext = {
  driver: Driver;
  stage: Stage;
  /** Takes down what could not be tested as it should, in one line. */
  note: (line: string) => void;
};

/** A test that runs in every engine. */
export type SmokeTest = { name: string; run: (context: SmokeContext) => Promise<void> };

/** Windows of a computer and of a telephone, in pixels. */
export const wide = { width: 1280, height: 800 } as const;
export const narrow = { width: 390, height: 844 } as const;
