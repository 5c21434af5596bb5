/**
 * What browser and function agree on, without the schema: that one brings its library along. It
 * stands below `supabase/functions`, because Supabase deploys nothing from outside that folder.
 */
export type {
  ContactField,
  ContactRequest,
  FieldProblem,
} from '@/supabase/functions/_shared/contact-request';
// biome-ignore lint/performance/noBarrelFile: with schema.ts the site's only import of the function's modules
export {
  type ContactErrorCode,
  errorStatuses,
  outcomeIds,
} from '@/supabase/functions/_shared/contact-response';
