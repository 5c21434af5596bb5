/**
 * Types and constants that browser and function share. `schema.ts` has what needs a library.
 * The source is in `supabase/functions`, because Supabase only deploys that folder.
 */
export type {
  ContactField,
  ContactRequest,
  FieldProblem,
  FieldProblems,
} from '@/supabase/functions/_shared/contact-request';
// biome-ignore lint/performance/noBarrelFile: the site imports the function's modules here and in schema.ts only
export {
  type ContactErrorCode,
  clientHeaders,
  errorStatuses,
  outcomeIds,
} from '@/supabase/functions/_shared/contact-response';
