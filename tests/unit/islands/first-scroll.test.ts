import { onFirstScroll } from '@/components/islands/consent/banner-position';

test.each(['wheel', 'touchmove', 'keydown', 'scroll'])('the first %s calls it once', (cause) => {
  const start = jest.fn();
  onFirstScroll(start, new AbortController().signal);
  expect(start).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(cause, { bubbles: true }));
  document.body.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(start).toHaveBeenCalledTimes(1);
});

test('calls it immediately in a scrolled page, unless it is cancelled', () => {
  const start = jest.fn();
  const controller = new AbortController();
  onFirstScroll(start, controller.signal);
  controller.abort();
  window.dispatchEvent(new Event('scroll'));
  expect(start).not.toHaveBeenCalled();
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 300 });
  onFirstScroll(start, new AbortController().signal);
  expect(start).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'scrollY');
});
