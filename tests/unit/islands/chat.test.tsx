/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import Chat from '@/components/islands/chat/chat';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('shows the bubble two seconds after a prerendered page is seen', () => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const texts = { open: 'Chat', bubble: 'Questions?', close: 'Close' };
  render(<Chat href="https://wa.me/493023125" texts={texts} />);
  pass(60_000);
  Reflect.deleteProperty(document, 'prerendering');
  act(() => document.dispatchEvent(new Event('prerenderingchange')));
  pass(1999);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Questions?');
  jest.useRealTimers();
});
