/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import Chat from '@/components/islands/chat/chat';
import Enhancements from '@/components/islands/enhancements/enhancements';

/* Like older browsers, jsdom does not open the `details` that hide the target of a link. */

const page = (
  <>
    <a href="#inner-text">To the text</a>
    <details>
      <summary>outer</summary>
      <details>
        <summary>inner</summary>
        <p id="inner-text">Inner text</p>
      </details>
    </details>
    <Enhancements />
  </>
);
const openSummaries = () =>
  [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

beforeEach(() => {
  jest.useFakeTimers();
  scrollIntoView.mockClear();
});
afterEach(() => jest.useRealTimers());

it('opens every disclosure around the link target, and again at the same link', () => {
  window.location.hash = '#inner-text';
  // The browser reports the new hash before there is anything to open.
  jest.runAllTimers();
  render(page);
  expect(openSummaries()).toEqual(['outer', 'inner']);
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('inner-text')]);
  fireEvent.click(screen.getByText('inner'));
  expect(openSummaries()).toEqual(['outer']);
  fireEvent.click(screen.getByText('To the text'));
  jest.runAllTimers();
  expect(openSummaries()).toEqual(['outer', 'inner']);
});

it.each(['#', '#%', '#nowhere', '#%E0%A4%A'])('ignores the hash %s', (hash) => {
  window.location.hash = '';
  render(page);
  window.location.hash = hash;
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(openSummaries()).toEqual([]);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it('shows the bubble two seconds after a prerendered page is seen', () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const texts = { open: 'Chat', bubble: 'Questions?', close: 'Close' };
  render(<Chat href="https://wa.me/493023125" texts={texts} />);
  const bubble = () => document.querySelector('[role="status"]')?.textContent;
  pass(60_000);
  Reflect.deleteProperty(document, 'prerendering');
  act(() => document.dispatchEvent(new Event('prerenderingchange')));
  pass(1999);
  expect(bubble()).toBe('');
  pass(1);
  expect(bubble()).toBe('Questions?');
});
