import { createService } from './service.ts';
import { readSettings } from './settings.ts';

// The entry on Supabase. A wrong setting stops it here, with a line in the function's log.
const { fetch } = createService(readSettings(Deno.env.toObject()), (work) => {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
});

Deno.serve((request, info) => fetch(request, info.remoteAddr?.hostname));
