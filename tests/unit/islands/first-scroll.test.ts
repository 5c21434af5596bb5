import { onFirstScroll } from '@/components/islands/consent/banner-place';

const never = new AbortController().signal;

function scrolledTo(top: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
}
afterEach(() => scrolledTo(0));

test.each(['wheel', 'touchmove', 'keydown', 'scroll'])('%s starts it, once', (cause) => {
  const start = jest.fn();
  onFirstScroll(start, never);
  expect(start).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(cause, { bubbles: true }));
  document.body.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(start).toHaveBeenCalledTimes(1);
});

test('starts at once in a page that is scrolled', () => {
  scrolledTo(300);
  const start = jest.fn();
  onFirstScroll(start, never);
  expect(start).toHaveBeenCalledTimes(1);
});

test('can be cancelled', () => {
  const ending = new AbortController();
  const start = jest.fn();
  onFirstScroll(start, ending.signal);
  ending.abort();
  window.dispatchEvent(new Event('scroll'));
  expect(start).not.toHaveBeenCalled();
});
