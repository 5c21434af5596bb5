import type { Log } from '../log.ts';
import type { DrainReport } from '../outbox/drain.ts';
import type { Submit } from '../outbox/submit.ts';
import type { LoadPage } from './contact-page.ts';

/** What the answers are made with. */
export type HandlerContext = {
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
