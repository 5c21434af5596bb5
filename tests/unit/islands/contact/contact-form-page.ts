import type { createClient } from '@supabase/supabase-js';
import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { closeToast, currentToasts } from '@/components/islands/toasts/toast-store';
import { texts } from '@/tests/unit/islands/contact/contact-form-props';

export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
export const submit = () => screen.getByRole('button', { name: texts.submit });
export const toasts = () => currentToasts().map(({ kind, title, text }) => ({ kind, title, text }));
export const draft = () => window.sessionStorage.getItem('contact-draft');

/** Fills in what is required. */
export async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, text] of [
    ['Name', 'Ana Kovač'],
    ['E-mail', 'ana@example.org'],
    ['Message', 'A question, please.'],
  ] as const) {
    // The library does not notice that a form was reset.
    await user.clear(field(label));
    await user.type(field(label), text);
  }
}

/** What the function answers to a request that it has stored, and to one that it refuses. */
export const sent = { data: { success: true, reference: 'ABCD-EFGH' }, error: null };
export const refused = (code: string, fields?: object) => ({
  data: { success: false, error: 'English', code, fields },
  error: null,
});
/** The same with a status, and with the seconds after which it may be tried again. */
export const refusedUntil = (code: string, retryAfter: string) => ({
  data: null,
  error: new Error('English internals'),
  response: {
    status: 429,
    headers: new Map([['retry-after', retryAfter]]),
    json: () => Promise.resolve({ success: false, error: 'English', code }),
  },
});

/** Elements that the form has scrolled to: jsdom draws nothing, and so scrolls nowhere. */
export const scrolledTo: Element[] = [];

/**
 * Begins a visit: a client that calls the function given, keys in a row, and no draft.
 *
 * @param client the mock of the package's `createClient`
 * @returns the mock of the client's `invoke`, and the key that a call of it was given
 */
export function playBackend(client: jest.MockedFunction<typeof createClient>) {
  const invoke = jest.fn();
  beforeEach(() => {
    let keys = 0;
    const randomUUID = () => {
      keys += 1;
      return `key-${keys}`;
    };
    Object.defineProperty(window.crypto, 'randomUUID', { value: randomUUID, configurable: true });
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo.push(this);
    };
    invoke.mockReset().mockResolvedValue(sent);
    client
      .mockReset()
      .mockReturnValue(Object.assign(Object.create(null), { functions: { invoke } }));
    window.history.replaceState(null, '', '/en/contact?utm_source=letter');
    document.title = 'Contact';
  });
  afterEach(() => {
    for (const { id } of currentToasts()) closeToast(id);
    window.sessionStorage.clear();
    scrolledTo.length = 0;
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  const keyOfCall = (call: number): string => invoke.mock.calls[call][1].headers['idempotency-key'];
  return { invoke, keyOfCall };
}
