import { createContactFunction } from './contact.ts';
import { readSettings } from './settings.ts';

// Entry point on Supabase. Invalid settings stop it here, with one line in the function's log.
const contact = createContactFunction(readSettings(Deno.env.toObject(), { isHosted: true }));

Deno.serve((request, info) => contact.fetch(request, info.remoteAddr?.hostname));
