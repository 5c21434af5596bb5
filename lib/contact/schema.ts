/**
 * What checks a request in the browser as in the function: heavy, so only what sends imports it.
 */
// biome-ignore lint/performance/noBarrelFile: see request.ts
export {
  contactRequestSchema,
  contextHeader,
  fieldProblems,
  isContactField,
  minLengths,
} from '@/supabase/functions/_shared/contact-request';
