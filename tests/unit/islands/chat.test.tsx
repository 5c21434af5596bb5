/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import Chat from '@/components/islands/chat/chat';

const texts = { open: 'Chat', bubble: 'Questions?', close: 'Close' };

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const bubble = () => screen.getByRole('status');
const open = () => render(<Chat href="https://wa.me/493023125" texts={texts} />);

/** Expects the bubble to appear after a time, and not before. */
function expectAfter(milliseconds: number): void {
  pass(milliseconds - 1);
  expect(bubble()).toBeEmptyDOMElement();
  pass(1);
  expect(bubble()).toHaveTextContent(texts.bubble);
}

/** Hides the page, and returns a function that shows it. */
function hide(): () => void {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  return () => {
    visibility.mockRestore();
    act(() => document.dispatchEvent(new Event('visibilitychange')));
  };
}

describe('Chat', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('stays hidden while the page is prerendered', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    open();
    pass(60_000);
    Reflect.deleteProperty(document, 'prerendering');
    act(() => document.dispatchEvent(new Event('prerenderingchange')));
    expectAfter(2000);
  });

  it('waits until a hidden tab is visible again', () => {
    open();
    pass(1000);
    const showAgain = hide();
    pass(60_000);
    expect(bubble()).toBeEmptyDOMElement();
    showAgain();
    expect(bubble()).not.toBeEmptyDOMElement();
  });
});
