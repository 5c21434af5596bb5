/**
 * The validation of a request, which browser and function share. It needs a library, so only the
 * code that sends requests imports it.
 */
// biome-ignore lint/performance/noBarrelFile: see request.ts
export {
  fieldProblemsSchema,
  minLengths,
  type ValidationResult,
  validateRequest,
} from '@/supabase/functions/_shared/contact-request';
