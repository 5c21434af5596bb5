import { createClient } from '@supabase/supabase-js';
import { contactFunction } from '@/lib/contact/endpoint';
import type { ContactRequest } from '@/lib/contact/request';
import { contextHeader } from '@/lib/contact/schema';
import type { ContactOutcome } from '@/lib/contact/send';
import { checkRequest, formatContext, sendRequest } from '@/lib/contact/send';

/** The Supabase project of the contact function. */
export type Backend = { url: string; anonKey: string };

/** Validates and sends requests. Large, so it is loaded at the first interaction with the form. */
export type Sender = {
  check: typeof checkRequest;
  send: (request: ContactRequest) => Promise<ContactOutcome>;
};

/** The client needs a key, but the function on the site's own origin does not. */
const placeholderKey = 'public';

/** The local storage, if available. Reading the property throws if the visitor blocks it. */
function localStorageIfAny(): { storage?: Storage } {
  try {
    return { storage: window.localStorage };
  } catch {
    return {};
  }
}

/**
 * Connects to the contact function only. Without a session, the client stores nothing. It gets the
 * storage as an option, because it would otherwise test the storage by writing to it.
 *
 * @param backend by default, the function is on the site's own origin
 */
export function createSender(locale: string, backend?: Backend): Sender {
  const { url, anonKey } = backend ?? { url: window.location.origin, anonKey: placeholderKey };
  const client = createClient(url, anonKey, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
      ...localStorageIfAny(),
    },
  });
  return {
    check: checkRequest,
    send: (body) =>
      sendRequest((name, options) => client.functions.invoke(name, options), contactFunction, {
        body,
        headers: { [contextHeader]: formatContext(locale, window.location) },
      }),
  };
}
