import { createService } from './service.ts';
import { readSettings } from './settings.ts';

/**
 * Of each instance. Few, because Supabase runs several at the same time, in every region that a client
 * names, and its smallest database accepts 60 connections in all.
 */
const maxConnections = 2;

// Entry point on Supabase. Invalid settings stop it here, with one line in the function's log.
const { fetch } = createService(readSettings(Deno.env.toObject()), {
  maxConnections,
  keepAlive: (work) => {
    if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
  },
});

Deno.serve((request, info) => fetch(request, info.remoteAddr?.hostname));
