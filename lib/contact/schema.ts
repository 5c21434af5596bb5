/**
 * The schema of a request, which browser and function share. Heavy: only the code that sends
 * requests imports it.
 */
// biome-ignore lint/performance/noBarrelFile: see request.ts
export {
  contactRequestSchema,
  contextHeader,
  fieldProblems,
  isContactField,
  minLengths,
} from '@/supabase/functions/_shared/contact-request';
