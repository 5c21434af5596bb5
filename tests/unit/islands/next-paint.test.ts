import { nextPaint } from '@/components/islands/dom';

it('resolves even if nothing is painted', async () => {
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const painted = jest.fn();
  void nextPaint().then(painted);
  await jest.advanceTimersByTimeAsync(99);
  expect(painted).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(painted).toHaveBeenCalled();
  jest.useRealTimers();
});
