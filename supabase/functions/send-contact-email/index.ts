import { createService } from './service.ts';
import { readSettings } from './settings.ts';

// Entry point on Supabase. Invalid settings stop it here, with one line in the function's log.
const { fetch } = createService(readSettings(Deno.env.toObject()), (work) => {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
});

Deno.serve((request, info) => fetch(request, info.remoteAddr?.hostname));
