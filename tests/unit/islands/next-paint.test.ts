import { nextPaint } from '@/components/islands/viewport';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Notes whether a promise has resolved. */
function watch(promise: Promise<void>): { isOver: boolean } {
  const state = { isOver: false };
  void promise.then(() => {
    state.isOver = true;
  });
  return state;
}

it('waits for a frame, and for the task after it', async () => {
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  const paint = watch(nextPaint());
  const [[callback] = []] = frame.mock.calls;
  callback?.(0);
  await Promise.resolve();
  expect(paint.isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(paint.isOver).toBe(true);
});

it('does not wait for ever where nothing is painted', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const paint = watch(nextPaint());
  await jest.advanceTimersByTimeAsync(99);
  expect(paint.isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(paint.isOver).toBe(true);
});
