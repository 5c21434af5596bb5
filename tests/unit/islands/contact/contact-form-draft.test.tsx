import { createClient } from '@supabase/supabase-js';
import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import ContactForm from '@/components/islands/contact/contact-form';
import { messageHash } from '@/lib/contact/message-hash';
import { draft, field, playBackend } from '@/tests/unit/islands/contact/contact-form-page';
import { props } from '@/tests/unit/islands/contact/contact-form-props';

jest.mock('@supabase/supabase-js', () => ({ createClient: jest.fn() }));

const invoke = playBackend(jest.mocked(createClient));

describe('ContactForm, over a reload', () => {
  it('restores a draft, but overwrites nothing', async () => {
    const values = {
      name: 'Ana',
      email: 'a@b.ba',
      phone: '',
      company: 'X',
      message: 'Long enough',
    };
    window.sessionStorage.setItem(
      'contact-draft',
      JSON.stringify({ ...values, request_callback: true }),
    );
    const { unmount } = render(<ContactForm {...props} />);
    expect(field('Company')).toHaveValue('X');
    expect(field('Call me')).toBeChecked();
    unmount();

    const container = document.createElement('div');
    container.innerHTML = renderToString(<ContactForm {...props} />);
    document.body.append(container);
    container.querySelector<HTMLInputElement>('[name=name]')?.setAttribute('value', 'Newer');
    render(<ContactForm {...props} />, { container, hydrate: true });
    expect(field('Name')).toHaveValue('Newer');
    expect(field('Message')).toHaveValue('Long enough');
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

  it('takes the message of the address, once, but over nothing that stands there', async () => {
    window.history.replaceState(null, '', `/en/contact${messageHash('My plan:\nMay 2027')}`);
    const { unmount } = render(<ContactForm {...props} />);
    expect(field('Message')).toHaveValue('My plan:\nMay 2027');
    expect(window.location.href).toMatch(/\/en\/contact$/);
    expect(draft()).toContain('May 2027');
    expect(invoke).not.toHaveBeenCalled();
    unmount();

    window.history.replaceState(null, '', `/en/contact${messageHash('Another')}`);
    render(<ContactForm {...props} />);
    expect(field('Message')).toHaveValue('My plan:\nMay 2027');
    expect(window.location.hash).toBe('');
  });
});
