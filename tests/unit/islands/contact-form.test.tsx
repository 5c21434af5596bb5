import { createClient } from '@supabase/supabase-js';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ContactForm, type ContactFormProps } from '@/components/islands/contact/contact-form';
import { closeToast, currentToasts } from '@/components/islands/toasts/toast-store';
import { contactLimits } from '@/lib/contact/request';

jest.mock('@supabase/supabase-js', () => ({ createClient: jest.fn() }));

const invoke = jest.fn();
const uuid = jest.fn<string, []>();

const texts: ContactFormProps['texts'] = {
  required: '* required',
  labels: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    company: 'Company',
    message: 'Message',
    request_callback: 'Call me',
  },
  messageHint: 'at least 10',
  website: 'Leave empty',
  health: 'No health data',
  purpose: 'Purpose',
  privacy: 'Privacy',
  submit: 'Send',
  sending: 'Is being sent',
  errors: {
    word: 'Error',
    title: 'Please check',
    problems: {
      fields: {
        name: { tooShort: 'Name too short', tooLong: 'Name too long' },
        email: { notAnAddress: 'No address', tooLong: 'Address too long' },
        phone: { tooLong: 'Number too long' },
        company: { tooLong: 'Company too long' },
        message: { tooShort: 'Message too short', tooLong: 'Message too long' },
        request_callback: {},
      },
      any: { unreadable: 'unreadable', type: 'odd' },
    },
  },
  thanks: {
    title: 'Sent!',
    text: 'We answer.',
    urgent: 'Urgent?',
    toast: 'Thank you.',
    reference: 'Number:',
  },
  failure: {
    title: 'Not sent',
    text: 'Later or by phone.',
    back: 'Go back.',
    notSent: 'It did not arrive.',
    kept: 'It is still here.',
    ways: 'Other ways:',
    unknown: 'Unknown',
    refusals: {
      malformed: 'malformed!',
      forbidden: 'forbidden!',
      method: 'method!',
      tooLarge: 'tooLarge!',
      contentType: 'contentType!',
      invalid: 'invalid!',
      tooMany: 'tooMany!',
      unavailable: 'unavailable!',
    },
  },
};

const props: ContactFormProps = {
  id: 'form',
  action: '/functions/v1/send-contact-email?locale=en',
  locale: 'en',
  privacyHref: '/en/privacy',
  limits: contactLimits,
  ways: [{ text: '+49 1', href: 'tel:+491' }],
  texts,
};

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const submit = () => screen.getByRole('button', { name: texts.submit });
const sent = { data: { success: true, reference: 'ABCD-EFGH' }, error: null };
const refused = (code: string, fields?: object) => ({
  data: { success: false, error: 'English', code, fields },
  error: null,
});

/** An answer that comes when it is told to. */
function later() {
  let answer: (value: unknown) => void = () => undefined;
  const promise = new Promise((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
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

const toasts = () => currentToasts().map(({ kind, title, text }) => ({ kind, title, text }));
const draft = () => window.sessionStorage.getItem('contact-draft');
const keyOfCall = (call: number) => invoke.mock.calls[call][1].headers['idempotency-key'];

beforeEach(() => {
  let keys = 0;
  uuid.mockImplementation(() => {
    keys += 1;
    return `key-${keys}`;
  });
  Object.defineProperty(window.crypto, 'randomUUID', { value: uuid, configurable: true });
  invoke.mockReset().mockResolvedValue(sent);
  jest.mocked(createClient).mockReset();
  jest
    .mocked(createClient)
    .mockReturnValue(Object.assign(Object.create(null), { functions: { invoke } }));
  window.history.replaceState(null, '', '/en/contact?utm_source=letter');
  document.title = 'Contact';
});

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
  window.sessionStorage.clear();
});

describe('ContactForm', () => {
  it('is a plain form in the HTML, which the browser checks', () => {
    const html = renderToString(<ContactForm {...props} />);
    expect(html).toContain(`action="${props.action}"`);
    expect(html).toContain('method="post"');
    expect(html).not.toMatch(/novalidate=|style=/i);
    expect(html).toContain('maxLength="100"');
  });

  it('loads the client at the first touch, with the options of a session, and only once', async () => {
    render(<ContactForm {...props} />);
    expect(createClient).not.toHaveBeenCalled();
    const user = userEvent.setup();
    await user.click(field('Name'));
    await waitFor(() => expect(createClient).toHaveBeenCalledTimes(1));
    await user.click(field('Message'));
    expect(jest.mocked(createClient).mock.calls).toEqual([
      [
        window.location.origin,
        expect.any(String),
        {
          auth: {
            persistSession: true,
            autoRefreshToken: true,
            detectSessionInUrl: false,
            storage: window.localStorage,
          },
        },
      ],
    ]);
  });

  it('uses the Supabase project where one is configured', async () => {
    const backend = { url: 'https://project.supabase.co', anonKey: 'anon' };
    render(<ContactForm {...props} backend={backend} />);
    await userEvent.setup().click(field('Name'));
    await waitFor(() =>
      expect(createClient).toHaveBeenCalledWith(backend.url, backend.anonKey, expect.anything()),
    );
  });

  it('says what is wrong at the fields and in a summary that takes the focus', async () => {
    render(<ContactForm {...props} />);
    const user = userEvent.setup();
    await user.type(field('E-mail'), 'ana');
    await user.click(submit());
    const summary = await screen.findByRole('alert', { name: 'Please check' });
    await waitFor(() => expect(summary).toHaveFocus());
    const lines = within(summary).getAllByRole('link');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Name too short',
      'No address',
      'Message too short',
    ]);
    expect(field('Name')).toBeInvalid();
    expect(field('Name')).toHaveAccessibleDescription('Name too short');
    expect(field('Message')).toHaveAccessibleDescription(
      'Message too short at least 10 No health data',
    );
    expect(field('Telephone')).toBeValid();
    expect(document.title).toBe('Error: Contact');
    expect(submit()).toBeEnabled();
    expect(invoke).not.toHaveBeenCalled();
    expect(toasts()).toEqual([]);

    await user.click(within(summary).getByRole('link', { name: 'No address' }));
    expect(field('E-mail')).toHaveFocus();
  });

  it('clears every problem as it is corrected, and tells a new one', async () => {
    render(<ContactForm {...props} />);
    const user = userEvent.setup();
    await user.click(submit());
    const summary = await screen.findByRole('alert');
    await user.type(field('Name'), 'A');
    expect(field('Name')).toHaveAccessibleDescription('Name too short');
    await user.type(field('Name'), 'n');
    await waitFor(() => expect(field('Name')).not.toHaveAttribute('aria-invalid'));
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await user.click(field('Message'));
    await user.paste('x'.repeat(4001));
    await waitFor(() => expect(within(summary).getByText('Message too long')).toBeVisible());
    await user.clear(field('Message'));
    await user.paste('Long enough by now');
    await user.type(field('E-mail'), 'ana@example.org');
    await waitFor(() => expect(summary).not.toBeInTheDocument());
    expect(document.title).toBe('Contact');
  });

  it('is busy while it sends, and sends once', async () => {
    const { promise, answer } = later();
    invoke.mockReturnValue(promise);
    render(<ContactForm {...props} />);
    const user = userEvent.setup();
    await fill(user);
    await user.click(field('Call me'));
    await user.dblClick(submit());
    const button = await screen.findByRole('button', { name: texts.sending });
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent(/^\.\.\./);
    expect(screen.getByRole('status')).toHaveTextContent(texts.sending);
    for (const label of ['Name', 'E-mail', 'Telephone', 'Company', 'Message']) {
      expect(field(label)).toHaveAttribute('readonly');
    }
    await user.click(field('Call me'));
    expect(field('Call me')).toBeChecked();
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(1));
    await act(async () => answer(sent));
    expect(invoke.mock.calls).toEqual([
      [
        'send-contact-email',
        {
          body: {
            name: 'Ana Kovač',
            email: 'ana@example.org',
            phone: '',
            company: '',
            message: 'A question, please.',
            request_callback: true,
          },
          headers: {
            'idempotency-key': 'key-1',
            'x-contact-context': 'locale=en&page=%2Fen%2Fcontact&utm_source=letter',
          },
          signal: expect.any(AbortSignal),
        },
      ],
    ]);
  });

  it('thanks, empties the form, forgets the draft, and starts anew', async () => {
    render(<ContactForm {...props} />);
    const user = userEvent.setup();
    await fill(user);
    await user.click(submit());
    const thanks = await screen.findByRole('region', { name: 'Sent!' });
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(thanks).toHaveTextContent(/We answer\. ?Number: ABCD-EFGH ?Urgent\?/);
    expect(toasts()).toEqual([{ kind: 'success', title: 'Sent!', text: 'Thank you.' }]);
    expect(field('Name')).toHaveValue('');
    expect(field('Message')).toHaveValue('');
    expect(draft()).toBeNull();
    await fill(user);
    expect(thanks).toBeVisible();
    await user.click(submit());
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(2));
    expect([keyOfCall(0), keyOfCall(1)]).toEqual(['key-1', 'key-2']);
  });

  it.each([
    ['no JSON', { data: '<html>', error: null }, texts.failure.text],
    ['no error text', { data: {}, error: null }, 'Unknown'],
    ['an error text', { data: { error: 'Its own words' }, error: null }, 'Its own words'],
    ['a code of ours', refused('tooMany'), 'tooMany!'],
  ])('says what failed after %s, and keeps everything', async (_, answer, text) => {
    invoke.mockResolvedValue(answer);
    render(<ContactForm {...props} />);
    const user = userEvent.setup();
    await fill(user);
    await user.click(submit());
    await waitFor(() =>
      expect(toasts()).toEqual([{ kind: 'destructive', title: 'Not sent', text }]),
    );
    expect(await screen.findByText(text, { exact: false, selector: 'p' })).toBeVisible();
    expect(screen.getByRole('link', { name: '+49 1' })).toBeVisible();
    await waitFor(() => expect(submit()).toHaveFocus());
    expect(field('Name')).toHaveValue('Ana Kovač');
    expect(field('Name')).not.toHaveAttribute('readonly');
    expect(JSON.parse(draft() ?? '')).toMatchObject({ name: 'Ana Kovač', key: 'key-1' });

    // The same filling has the same key, another one another.
    await user.click(submit());
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(2));
    expect(toasts()).toHaveLength(1);
    await user.type(field('Message'), '!');
    await user.click(submit());
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(3));
    expect([0, 1, 2].map(keyOfCall)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('shows the problems that only the function finds', async () => {
    invoke.mockResolvedValue(refused('invalid', { email: 'tooLong', phone: 'unreadable' }));
    render(<ContactForm {...props} />);
    const user = userEvent.setup();
    await fill(user);
    await user.click(submit());
    const summary = await screen.findByRole('alert', { name: 'Please check' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(field('E-mail')).toHaveAccessibleDescription('Address too long');
    expect(field('Telephone')).toHaveAccessibleDescription('Telephone: unreadable');
    expect(toasts()).toEqual([{ kind: 'destructive', title: 'Not sent', text: 'invalid!' }]);
    await user.type(field('Telephone'), '1');
    await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(1));
  });

  it('puts a draft back, with its key, but over nothing that stands there', async () => {
    const values = {
      name: 'Ana',
      email: 'a@b.ba',
      phone: '',
      company: 'X',
      message: 'Long enough',
    };
    window.sessionStorage.setItem(
      'contact-draft',
      JSON.stringify({ ...values, request_callback: true, key: 'key-0' }),
    );
    const { unmount } = render(<ContactForm {...props} />);
    expect(field('Company')).toHaveValue('X');
    expect(field('Call me')).toBeChecked();
    await userEvent.setup().click(submit());
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(1));
    expect(keyOfCall(0)).toBe('key-0');
    unmount();

    window.sessionStorage.setItem('contact-draft', JSON.stringify({ ...values, key: 'key-0' }));
    const container = document.createElement('div');
    container.innerHTML = renderToString(<ContactForm {...props} />);
    document.body.append(container);
    container.querySelector<HTMLInputElement>('[name=name]')?.setAttribute('value', 'Newer');
    render(<ContactForm {...props} />, { container, hydrate: true });
    expect(field('Name')).toHaveValue('Newer');
    expect(field('Message')).toHaveValue('Long enough');
    await userEvent.setup().click(submit());
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(2));
    expect(keyOfCall(1)).toBe('key-1');
  });

  it('keeps what is typed, after a moment and when the page goes', async () => {
    render(<ContactForm {...props} />);
    const user = userEvent.setup();
    await user.type(field('Name'), 'An');
    await waitFor(() => expect(draft()).toContain('"name":"An"'));
    await user.type(field('Name'), 'a');
    window.dispatchEvent(new Event('pagehide'));
    expect(draft()).toContain('"name":"Ana"');
    await user.clear(field('Name'));
    window.dispatchEvent(new Event('pagehide'));
    expect(draft()).toBeNull();
  });

  it('takes thanks that a plain post led to for the end of the draft', async () => {
    window.sessionStorage.setItem('contact-draft', '{"name":"Ana"}');
    window.history.replaceState(null, '', '/en/contact#danke');
    render(<ContactForm {...props} />);
    expect(await screen.findByRole('region', { name: 'Sent!' })).toBeVisible();
    expect(field('Name')).toHaveValue('');
    expect(draft()).toBeNull();
    expect(window.location.hash).toBe('');
  });

  it('posts as a plain form where its script does not work', async () => {
    jest.mocked(createClient).mockImplementation(() => {
      throw new Error('No WebSocket');
    });
    const post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    render(<ContactForm {...props} />);
    const user = userEvent.setup();
    await fill(user);
    await user.dblClick(submit());
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));

    // Without a network a post would leave the page for nothing.
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await user.click(submit());
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()).toMatchObject([{ kind: 'destructive', text: texts.failure.text }]);
    expect(post).toHaveBeenCalledTimes(1);
    online.mockRestore();
    post.mockRestore();
  });
});
