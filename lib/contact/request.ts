/**
 * What browser and function agree on. It stands below `supabase/functions`, because Supabase
 * deploys nothing from outside that folder.
 */
// biome-ignore lint/performance/noBarrelFile: the one door through which the site reaches it
export {
  outcomeIds,
  type RefusalCode,
  refusals,
} from '@/supabase/functions/_shared/contact-answer';
export {
  type ContactField,
  type ContactRequest,
  contactLimits,
  contactRequestSchema,
  contextHeader,
  type FieldProblem,
  fieldProblems,
  idempotencyHeader,
  isContactField,
} from '@/supabase/functions/_shared/contact-request';
export { problemText, refusalText } from '@/supabase/functions/_shared/contact-texts';
