import type { Answers } from '@/lib/plan/answers';
import type { StepId, Task } from '@/lib/plan/plan';

/** A question, with its answers in the order of `choices`. */
export type PlannerField = { label: string; options: readonly string[] };

/** The planner's texts; `{month}` and `{level}` are filled in at run time. */
export type PlannerTexts = {
  title: string;
  lead: string;
  /** Group of the months in which the notice was applied for, and one of them. */
  applied: string;
  since: string;
  show: string;
  earliest: string;
  likely: string;
  who: string;
  payer: string;
  parallel: string;
  legend: { dotted: string; yellow: string };
  week: string;
  embassy: string;
  answers: string;
  share: { button: string; done: string; failed: string };
  print: string;
  message: string;
  steps: Record<StepId, string>;
  actors: Record<StepId, string>;
  payers: Record<StepId | 'fast', string>;
  tasks: Record<Task, string>;
  embassies: Record<Exclude<Answers['country'], 'any'>, string>;
  after: string;
  afterPartner: string;
  unknown: string;
  unknownPartner: string;
};
