/**
 * What browser and function agree on. It stands below `supabase/functions`, because Supabase
 * deploys nothing from outside that folder.
 */
// biome-ignore lint/performance/noBarrelFile: the site's only import of the function's modules
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
export {
  type ContactErrorCode,
  errorStatuses,
  outcomeIds,
} from '@/supabase/functions/_shared/contact-response';
export { errorText, problemText } from '@/supabase/functions/_shared/contact-texts';
