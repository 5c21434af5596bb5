import type { Messages } from '@/generated/messages';

type Texts = Messages['planner'];

/** The planner's texts for one audience; `{month}` and `{level}` are filled in at run time. */
export type PlannerTexts = Omit<
  Texts,
  'nurses' | 'employers' | 'fields' | 'lead' | 'moreQuestions' | 'legend'
> &
  Texts['nurses'] &
  Pick<Texts['fields']['decision'], 'applied' | 'since'>;
