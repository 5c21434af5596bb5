import { createClient } from '@supabase/supabase-js';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import ContactForm from '@/components/islands/contact/contact-form';
import { maxRequestBytes } from '@/lib/contact/request';
import { field, playBackend, submit, toasts } from '@/tests/unit/islands/contact/contact-form-page';
import { props } from '@/tests/unit/islands/contact/contact-form-props';

jest.mock('@supabase/supabase-js', () => ({ createClient: jest.fn() }));

const { invoke } = playBackend(jest.mocked(createClient));

describe('ContactForm, as it is filled in', () => {
  it('is a plain form in the HTML, which neither cuts nor speaks the language of the browser', () => {
    const html = renderToString(<ContactForm {...props} />);
    expect(html).toContain(`action="${props.action}"`);
    expect(html).toContain('method="post"');
    expect(html).toMatch(/<form [^>]*novalidate=""/i);
    // Letters beyond ASCII are not three times as long as in the form's own requests.
    expect(html).toContain('encType="multipart/form-data"');
    expect(html).not.toMatch(/maxlength=|style=/i);
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
    await user.paste('x'.repeat(maxRequestBytes));
    await waitFor(() =>
      expect(within(summary).getByText(/^Message: \d+ too many\.$/)).toBeVisible(),
    );
    await user.clear(field('Message'));
    await user.paste('Long enough by now');
    await user.type(field('E-mail'), 'ana@example.org');
    await waitFor(() => expect(summary).not.toBeInTheDocument());
    expect(document.title).toBe('Contact');
  });

  it('counts what is left before nothing is, and what is too much, and cuts nothing', async () => {
    render(<ContactForm {...props} />);
    const user = userEvent.setup();
    const status = screen.getByRole('status');
    await user.click(field('Message'));
    await user.paste('x'.repeat(40_000));
    expect(screen.queryByText(/left\./)).toBeNull();
    await user.paste('x'.repeat(24_000));
    const left = await screen.findByText(/^\d+ left\.$/, { ignore: '[role=status]' });
    expect(Number.parseInt(left.textContent ?? '', 10)).toBeLessThan(1536);
    // Read out once the typing pauses.
    expect(status).toHaveTextContent('');
    await waitFor(() => expect(status).toHaveTextContent(left.textContent ?? ''), {
      timeout: 3000,
    });
    await user.paste('y'.repeat(5000));
    expect(field('Message')).toHaveValue('x'.repeat(64_000) + 'y'.repeat(5000));
    const over = await screen.findByText(/^\d+ too many\.$/, { ignore: '[role=status]' });
    const count = Number.parseInt(over.textContent ?? '', 10);
    expect(count).toBeGreaterThan(3464);
    expect(count).toBeLessThan(4000);

    await user.type(field('Name'), 'Ana');
    await user.type(field('E-mail'), 'ana@example.org');
    await user.click(submit());
    const summary = await screen.findByRole('alert', { name: 'Please check' });
    const line = within(summary).getByRole('link');
    expect(line).toHaveTextContent(/^Message: \d+ too many\.$/);
    expect(field('Message')).toHaveAccessibleDescription(
      `${line.textContent} at least 10 No health data`,
    );
    expect(invoke).not.toHaveBeenCalled();
  });

  it('shows the room that a draft leaves', async () => {
    const message = 'x'.repeat(64_500);
    window.sessionStorage.setItem('contact-draft', JSON.stringify({ message }));
    render(<ContactForm {...props} />);
    expect(await screen.findByText(/^\d+ left\.$/, { ignore: '[role=status]' })).toBeVisible();
  });
});
