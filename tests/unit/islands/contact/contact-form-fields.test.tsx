import { createClient } from '@supabase/supabase-js';
import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import ContactForm from '@/components/islands/contact/contact-form';
import { field, playBackend } from '@/tests/unit/islands/contact/contact-form-page';
import { props } from '@/tests/unit/islands/contact/contact-form-props';

jest.mock('@supabase/supabase-js', () => ({ createClient: jest.fn() }));

const _invoke = playBackend(jest.mocked(createClient));

describe('ContactForm, as it is filled in', () => {
  it('is validated and posted by the browser until it is hydrated', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<ContactForm {...props} />);
    const form = container.querySelector('form') ?? document.createElement('form');
    expect(form).toHaveAttribute('action', props.action);
    expect(form.method).toBe('post');
    expect(form.enctype).toBe('application/x-www-form-urlencoded');
    expect(form.noValidate).toBe(false);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      name: '',
      email: '',
      phone: '',
      company: '',
      message: '',
      website: '',
    });
    const required = form.querySelectorAll('[required]');
    expect([...required].map(({ id }) => id)).toEqual(['form-name', 'form-email', 'form-message']);
    render(<ContactForm {...props} />, { container, hydrate: true });
    expect(form.noValidate).toBe(true);
  });

  it('has a place in the page for every outcome of a plain post', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<ContactForm {...props} />);
    const textIn = (id: string) => container.querySelector(`#${id}`)?.textContent;
    const { thanks, errors, failure } = props.texts;
    expect(textIn('danke')).toContain(thanks.text);
    for (const rule of ['Name too short', 'No address', 'Message too short', errors.readable]) {
      expect(textIn('angaben')).toContain(rule);
    }
    expect(textIn('angaben')).toContain(failure.back);
    expect(textIn('zu-lang')).toContain(`${failure.refusals.tooLarge} ${failure.back}`);
    expect(textIn('fehler')).toContain(failure.text);
    expect(textIn('fehler')).toContain('+49 1');
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
});
