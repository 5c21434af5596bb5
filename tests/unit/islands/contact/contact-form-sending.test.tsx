import { createClient } from '@supabase/supabase-js';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ContactForm from '@/components/islands/contact/contact-form';
import {
  draft,
  field,
  fill,
  playBackend,
  refused,
  refusedUntil,
  scrolledTo,
  sent,
  submit,
  toasts,
} from '@/tests/unit/islands/contact/contact-form-page';
import { props, texts } from '@/tests/unit/islands/contact/contact-form-props';

/** An answer that comes when it is told to. */
function later() {
  let answer: (value: unknown) => void = () => undefined;
  const promise = new Promise((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

jest.mock('@supabase/supabase-js', () => ({ createClient: jest.fn() }));

const { invoke, keyOfCall } = playBackend(jest.mocked(createClient));

describe('ContactForm, as it is sent', () => {
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
    [
      'no JSON',
      { data: '<html>', error: null },
      texts.failure.text,
      'Did it arrive? Send it again.',
    ],
    ['no error text', { data: {}, error: null }, 'Unknown', 'It did not arrive. Unknown.'],
    [
      'an error text',
      { data: { error: 'Its own words' }, error: null },
      'Its own words',
      'It did not arrive. Its own words.',
    ],
    ['a code of ours', refused('method'), 'method!', 'It did not arrive. method!'],
    [
      'a limit with a time',
      refusedUntil('tooMany', '601'),
      'tooMany, 11 min!',
      'It did not arrive. tooMany, 11 min!',
    ],
    [
      'a limit without a time',
      refused('tooMany'),
      'tooMany, 60 min!',
      'It did not arrive. tooMany, 60 min!',
    ],
  ])('says what failed after %s, and keeps everything', async (_, answer, toast, lasting) => {
    invoke.mockResolvedValue(answer);
    render(<ContactForm {...props} />);
    const user = userEvent.setup();
    await fill(user);
    await user.click(submit());
    await waitFor(() =>
      expect(toasts()).toEqual([{ kind: 'destructive', title: 'Not sent', text: toast }]),
    );
    expect(screen.getByRole('link', { name: '+49 1' })).toBeVisible();
    await waitFor(() => expect(submit()).toHaveFocus());
    expect(scrolledTo.at(-1)?.textContent?.replaceAll(/(?<=[?.])(?=\S)/g, ' ')).toContain(
      `${lasting} It is still here.`,
    );
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
    invoke.mockResolvedValue(refused('invalid', { email: 'notAnAddress', phone: 'unreadable' }));
    render(<ContactForm {...props} />);
    const user = userEvent.setup();
    await fill(user);
    await user.click(submit());
    const summary = await screen.findByRole('alert', { name: 'Please check' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(field('E-mail')).toHaveAccessibleDescription('No address');
    expect(field('Telephone')).toHaveAccessibleDescription('Telephone: unreadable');
    expect(toasts()).toEqual([{ kind: 'destructive', title: 'Not sent', text: 'invalid!' }]);
    await user.type(field('Telephone'), '1');
    await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(1));
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
