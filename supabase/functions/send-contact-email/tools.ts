import type { LoadPage } from './contact-page.ts';
import type { DrainReport } from './drain.ts';
import type { Log } from './log.ts';
import type { Submit } from './submit.ts';

/** What the answers are made with. */
export type Tools = {
  submit: Submit;
  /** Sets the delivery of what was stored going, without waiting for it. */
  deliver: () => void;
  drain: () => Promise<DrainReport>;
  loadPage: LoadPage;
  log: Log;
  drainKey: string;
  siteOrigin: string;
  allowedOrigins: ReadonlySet<string>;
};
