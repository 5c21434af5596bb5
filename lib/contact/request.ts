/**
 * What browser and function agree on. It stands below `supabase/functions`, because Supabase
 * deploys nothing from outside that folder.
 */
// biome-ignore lint/performance/noBarrelFile: the site's only import of the function's modules
export {
  type ContactField,
  type ContactRequest,
  contactRequestSchema,
  contextHeader,
  type FieldProblem,
  fieldProblems,
  idempotencyHeader,
  isContactField,
  minLengths,
} from '@/supabase/functions/_shared/contact-request';
export {
  type ContactErrorCode,
  errorStatuses,
  outcomeIds,
} from '@/supabase/functions/_shared/contact-response';
export { maxRequestBytes, roomIn } from '@/supabase/functions/_shared/contact-size';
export { errorText, problemText, withCount } from '@/supabase/functions/_shared/contact-texts';
