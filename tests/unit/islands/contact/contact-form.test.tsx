/** @jest-environment jsdom */
import { createClient } from '@supabase/supabase-js';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ContactForm, { type ContactFormProps } from '@/components/islands/contact/contact-form';
import { closeToast, currentToasts } from '@/components/islands/toasts/toast-store';
import { messageHash } from '@/lib/contact/message-hash';
import { contactFormProps } from '@/tests/unit/islands/contact/contact-form-props';

jest.mock('@supabase/supabase-js', () => ({ createClient: jest.fn() }));

const client = jest.mocked(createClient);
const invoke = jest.fn();
let props: ContactFormProps;
const field = (name: 'name' | 'email' | 'message') =>
  screen.getByLabelText(new RegExp(`^${props.texts.fields[name]}`), { selector: '[name]' });
const draft = () => window.sessionStorage.getItem('contact-draft');

beforeAll(async () => {
  props = await contactFormProps();
});
beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
  client.mockReset().mockReturnValue(Object.assign(Object.create(null), { functions: { invoke } }));
});
afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
  window.sessionStorage.clear();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('loads the client once, on first interaction', async () => {
  render(<ContactForm {...props} />);
  expect(client).not.toHaveBeenCalled();
  const user = userEvent.setup();
  await user.click(field('name'));
  await waitFor(() => expect(client).toHaveBeenCalledTimes(1));
  await user.click(field('message'));
  expect(client).toHaveBeenCalledTimes(1);
});

it('stores a draft after a delay and when the page is hidden', async () => {
  render(<ContactForm {...props} />);
  const user = userEvent.setup();
  await user.type(field('name'), 'An');
  await waitFor(() => expect(draft()).toContain('"name":"An"'));
  await user.type(field('name'), 'a');
  window.dispatchEvent(new Event('pagehide'));
  expect(draft()).toContain('"name":"Ana"');
  await user.clear(field('name'));
  window.dispatchEvent(new Event('pagehide'));
  expect(draft()).toBeNull();
});

it('shows the text of the last link, and keeps what was typed', async () => {
  const follow = (text: string) => {
    window.location.hash = messageHash(text);
    return render(<ContactForm {...props} />);
  };
  follow('Plan A').unmount();
  const { unmount } = follow('Plan B');
  expect(field('message')).toHaveValue('Plan B');
  await userEvent.setup().type(field('message'), ' is mine.');
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  follow('Plan C');
  expect(field('message')).toHaveValue('Plan C is mine.');
});

it('submits natively if its script fails to load, but not offline', async () => {
  client.mockImplementation(() => {
    throw new Error('No WebSocket');
  });
  const post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  render(<ContactForm {...props} />);
  const user = userEvent.setup();
  await user.type(field('name'), 'Ana Kovač');
  await user.type(field('email'), 'ana@example.org');
  await user.type(field('message'), 'A question, please.');
  const submit = () => screen.getByRole('button', { name: props.texts.submit });
  await user.dblClick(submit());
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));

  // Offline, a native submit would replace the page with an error.
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  await user.click(submit());
  await waitFor(() => expect(currentToasts()).toHaveLength(1));
  const { offline } = props.texts.failure;
  expect(currentToasts()).toMatchObject([{ kind: 'destructive', text: offline }]);
  expect(post).toHaveBeenCalledTimes(1);
  online.mockRestore();
  post.mockRestore();
});
