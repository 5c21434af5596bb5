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

/** The client's answer to a stored request. */
export const sent = { data: { success: true, reference: 'ABCD-EFGH' }, error: null };

/**
 * Starts each test with a mocked client and without a draft.
 *
 * @param client the mock of the package's `createClient`
 * @returns the mock of the client's `invoke`
 */
export function playBackend(client: jest.MockedFunction<typeof createClient>) {
  const invoke = jest.fn();
  beforeEach(() => {
    // jsdom has no layout.
    Element.prototype.scrollIntoView = jest.fn();
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
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  return invoke;
}
