import { createClient } from '@supabase/supabase-js';
import { addCampaign, type ContactOutcome, sendRequest } from '@/lib/contact/send';
import { type ContactRequest, validateRequest } from '@/supabase/functions/_shared/contact-request';
import { contactFunction } from '@/supabase/functions/_shared/contact-response';

/** Validates and sends requests. Large, so it is loaded at the first interaction with the form. */
export type Sender = {
  check: typeof validateRequest;
  send: (request: ContactRequest) => Promise<ContactOutcome>;
};

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
 * @param action URL to which the form posts
 * @param key of the Supabase project; the client needs one, but the site's own origin does not
 */
export function createSender(action: string, key = 'public'): Sender {
  const { origin, search } = new URL(action, window.location.origin);
  const client = createClient(origin, key, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
      ...localStorageIfAny(),
    },
  });
  return {
    check: validateRequest,
    send: async (body) => {
      if (!navigator.onLine) return { kind: 'offline' };
      const name = `${contactFunction}?${addCampaign(search, window.location.search)}`;
      return sendRequest((signal) => client.functions.invoke(name, { body, signal }));
    },
  };
}
