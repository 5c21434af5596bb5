import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { closeToast, currentToasts, showToast } from '@/components/islands/toasts/toast-store';
import Toasts from '@/components/islands/toasts/toasts';

const close = 'Meldung schließen';
const sent = { kind: 'success', title: 'Gesendet', text: 'Wir melden uns.' } as const;
const failed = { kind: 'destructive', title: 'Nicht gesendet' } as const;

/** jsdom has no media queries: this visitor wants no motion, unless a test says otherwise. */
function wantMotion(isWanted: boolean): void {
  window.matchMedia = (media) => ({
    media,
    matches: !isWanted,
    onchange: null,
    addListener: jest.fn(),
    removeListener: jest.fn(),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
    dispatchEvent: () => false,
  });
}

const fakeTime = { advanceTimers: jest.advanceTimersByTime };

const setup = (options: Parameters<typeof userEvent.setup>[0] = fakeTime) => {
  const user = userEvent.setup(options);
  render(
    <>
      <button type="button">before</button>
      <Toasts texts={{ close }} />
    </>,
  );
  return user;
};

const show = (...messages: Parameters<typeof showToast>[0][]) =>
  act(() => {
    for (const message of messages) showToast(message);
  });

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  wantMotion(false);
});

afterEach(() => {
  act(() => {
    for (const { id } of currentToasts()) closeToast(id);
  });
  jest.useRealTimers();
});

describe('showToast', () => {
  it('keeps toasts until each is closed, the newest last', () => {
    const [first, second] = [showToast(sent), showToast(failed)];
    expect(currentToasts()).toMatchObject([sent, failed]);
    closeToast(first);
    closeToast(first);
    expect(currentToasts()).toMatchObject([failed]);
    closeToast(second);
    expect(currentToasts()).toEqual([]);
  });

  it('says the same words once, last', () => {
    show(failed, sent, failed);
    expect(currentToasts()).toMatchObject([sent, failed]);
  });
});

describe('Toasts', () => {
  it('has both live regions in the HTML, empty', () => {
    expect(renderToString(<Toasts texts={{ close }} />)).toMatch(
      /<div role="alert"><\/div><div role="status"><\/div>/,
    );
  });

  it('announces success politely and failure at once', () => {
    setup();
    show(sent, failed);
    expect(screen.getByRole('status')).toHaveTextContent('GesendetWir melden uns.');
    expect(screen.getByRole('alert')).toHaveTextContent('Nicht gesendet');
  });

  it('shows what was said before it woke', () => {
    show(failed);
    setup();
    expect(screen.getByRole('alert')).toHaveTextContent(failed.title);
  });

  it('lets success go once it could be read, and keeps failure', () => {
    setup();
    show(sent, failed);
    pass(6000);
    expect(screen.getByRole('status')).toHaveTextContent(sent.title);
    pass(2000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    pass(600_000);
    expect(screen.getByRole('alert')).toHaveTextContent(failed.title);
  });

  it('waits while the pointer rests on a toast', async () => {
    const user = setup();
    show(sent);
    await user.hover(screen.getByText(sent.title));
    pass(60_000);
    expect(screen.getByRole('status')).toHaveTextContent(sent.title);
    await user.unhover(screen.getByText(sent.title));
    pass(8000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('waits while the focus is in a toast', async () => {
    const user = setup();
    show(sent);
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: close })).toHaveFocus();
    pass(60_000);
    expect(screen.getByRole('status')).toHaveTextContent(sent.title);
    await user.tab({ shift: true });
    pass(8000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('waits while nobody looks at the tab', () => {
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    setup();
    show(sent);
    pass(60_000);
    expect(screen.getByRole('status')).toHaveTextContent(sent.title);
    hidden.mockRestore();
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    pass(8000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('closes by its button, whose description is the title', async () => {
    const user = setup();
    show(failed);
    const button = screen.getByRole('button', { name: close });
    expect(button).toHaveAccessibleDescription(failed.title);
    await user.click(button);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('closes the newest by Escape, and leads the focus back where it came from', async () => {
    const user = setup();
    show(failed, sent);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('status')).toHaveTextContent(sent.title);
    await user.tab();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: close })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'before' })).toHaveFocus();
  });

  it('moves the toasts of whoever wants motion, and takes them away in the end', async () => {
    jest.useRealTimers();
    wantMotion(true);
    const user = setup({});
    show(failed);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failed.title));
    expect(screen.getByRole('alert').firstElementChild).toHaveStyle({ opacity: '0' });
    await waitFor(() => expect(screen.getByText(failed.title)).toBeVisible());
    await user.click(screen.getByRole('button', { name: close }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
  });
});

describe('Toasts, where what moves them', () => {
  const motion = '@/components/islands/motion';
  afterEach(() => jest.dontMock(motion));

  it('cannot be loaded, shows them all the same', async () => {
    jest.useRealTimers();
    wantMotion(true);
    jest.doMock(motion, () => {
      throw new Error('missing');
    });
    jest.resetModules();
    setup();
    show(failed);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failed.title));
    expect(screen.getByRole('alert').firstElementChild).not.toHaveAttribute('style');
  });
});
