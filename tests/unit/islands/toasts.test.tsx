/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeToast, showToast } from '@/components/islands/toasts/toast-store';
import Toasts from '@/components/islands/toasts/toasts';

const close = 'Meldung schließen';
const sent = { kind: 'success', title: 'Gesendet', text: 'Wir melden uns.' } as const;
const failed = { kind: 'destructive', title: 'Nicht gesendet' } as const;

const setup = () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <button type="button">before</button>
      <Toasts texts={{ close }} />
    </>,
  );
  return user;
};

const show = (toast: Parameters<typeof showToast>[0]) => act(() => showToast(toast));

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const success = () => screen.getByRole('status');
const expectPaused = () => {
  pass(60_000);
  expect(success()).toHaveTextContent(sent.title);
};
const expectGone = () => {
  pass(8000);
  expect(success()).toBeEmptyDOMElement();
};

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no media queries: simulates reduced motion.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: jest.fn(),
      removeListener: jest.fn(),
    });
});

afterEach(() => {
  act(closeToast);
  jest.useRealTimers();
});

describe('Toasts', () => {
  it('shows failure from before hydration until it is replaced, and success while it is read', () => {
    show(failed);
    setup();
    pass(600_000);
    expect(screen.getByRole('alert')).toHaveTextContent(failed.title);
    show(sent);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    pass(6000);
    expect(success()).toHaveTextContent(sent.title);
    pass(2000);
    expect(success()).toBeEmptyDOMElement();
  });

  it('waits while the pointer rests on a toast', async () => {
    const user = setup();
    show(sent);
    await user.hover(screen.getByText(sent.title));
    expectPaused();
    await user.unhover(screen.getByText(sent.title));
    expectGone();
  });

  it('waits while the focus is in a toast', async () => {
    const user = setup();
    show(sent);
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: close })).toHaveFocus();
    expectPaused();
    await user.tab({ shift: true });
    expectGone();
  });
});
