import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import CopyEmail from '@/components/islands/copy-email/copy-email';

const email = 'hallo@example.org';
const texts = {
  action: 'Adresse kopieren',
  done: 'Kopiert',
  announcement: `${email} ist kopiert.`,
  failed: 'Kopieren ging nicht.',
};

const setup = () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<CopyEmail email={email} id="test" texts={texts} />);
  return user;
};

/** Whether the button can be seen and reached; the class is the site's own. */
const isInvisible = () => screen.getByRole('button').classList.contains('invisible');

describe('CopyEmail', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is invisible in the HTML and appears when it works', () => {
    expect(renderToString(<CopyEmail email={email} id="test" texts={texts} />)).toContain(
      ' invisible"',
    );
    setup();
    expect(isInvisible()).toBe(false);
    expect(screen.getByRole('button', { name: texts.action })).toHaveAccessibleDescription('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('copies the address, announces it, and is ready again after three seconds', async () => {
    const user = setup();
    await user.click(screen.getByRole('button', { name: texts.action }));
    expect(await navigator.clipboard.readText()).toBe(email);
    expect(screen.getByRole('button', { name: texts.done })).toBeInTheDocument();
    expect(screen.getByText(texts.done)).not.toHaveClass('sr-only');
    expect(screen.getByRole('status')).toHaveTextContent(texts.announcement);
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.getByRole('button', { name: texts.action })).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says what to do when the browser refuses, and keeps saying it', async () => {
    const user = setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: texts.action }));
    expect(await screen.findByText(texts.failed)).toBe(screen.getByRole('status'));
    expect(screen.getByRole('status')).not.toHaveClass('sr-only');
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByRole('status')).toHaveTextContent(texts.failed);
  });

  it('says the same where there is no clipboard', async () => {
    const user = setup();
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(screen.getByRole('button', { name: texts.action }));
    expect(await screen.findByText(texts.failed)).toBe(screen.getByRole('status'));
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
  });
});
