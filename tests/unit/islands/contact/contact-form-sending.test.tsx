import { createClient } from '@supabase/supabase-js';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ContactForm from '@/components/islands/contact/contact-form';
import {
  field,
  fill,
  playBackend,
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

const invoke = playBackend(jest.mocked(createClient));

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
            'x-contact-context': 'locale=en&page=%2Fen%2Fcontact&utm_source=letter',
          },
          signal: expect.any(AbortSignal),
        },
      ],
    ]);
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
    expect(toasts()).toMatchObject([{ kind: 'destructive', text: texts.failure.offline }]);
    expect(post).toHaveBeenCalledTimes(1);
    online.mockRestore();
    post.mockRestore();
  });
});
