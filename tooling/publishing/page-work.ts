import { type Draft, type DraftJob, draftPage } from '@/tooling/publishing/draft-page';
import { type FinishedPage, type FinishJob, finishPage } from '@/tooling/publishing/finish-page';

/** One of the two steps that make a published page. */
export type PageJob = { draft: DraftJob } | { finish: FinishJob };

/** Does a step; the result as JSON, to be kept. */
export async function workOnPage(job: PageJob): Promise<string> {
  return JSON.stringify('draft' in job ? await draftPage(job.draft) : await finishPage(job.finish));
}

/** The result of a step `draft`. */
export const readDraft = (json: string): Draft => JSON.parse(json);

/** The result of a step `finish`. */
export const readFinishedPage = (json: string): FinishedPage => JSON.parse(json);
