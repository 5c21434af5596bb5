import { hasStateInHash, onTrigger } from '@/components/islands/hydration';

/** jsdom does not paint: returns a function that reports the first paint. */
function fakePaint(): () => void {
  const waiting: (() => void)[] = [];
  class FakeObserver implements PerformanceObserver {
    static readonly supportedEntryTypes = ['paint'];
    #callback: PerformanceObserverCallback;
    constructor(callback: PerformanceObserverCallback) {
      this.#callback = callback;
    }
    observe(options?: PerformanceObserverInit) {
      expect(options).toEqual({ type: 'paint', buffered: true });
      const none = () => [];
      const list = { getEntries: none, getEntriesByName: none, getEntriesByType: none };
      waiting.push(() => this.#callback(list, this));
    }
    takeRecords = () => [];
    disconnect = jest.fn();
  }
  window.PerformanceObserver = FakeObserver;
  return () => {
    for (const report of waiting) report();
  };
}

const start = jest.fn();
const element = document.body.appendChild(document.createElement('div'));

describe('onTrigger', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    start.mockReset();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('idle: starts after the first paint when the browser has time, at the latest after two seconds', () => {
    const paint = fakePaint();
    const requestIdle = jest.fn<number, [IdleRequestCallback, IdleRequestOptions?]>(() => 1);
    window.requestIdleCallback = requestIdle;
    onTrigger('idle', element, start);
    expect(requestIdle).not.toHaveBeenCalled();
    paint();
    expect(start).not.toHaveBeenCalled();
    const [callback, options] = requestIdle.mock.calls[0] ?? [];
    expect(options).toEqual({ timeout: 2000 });
    callback?.({ didTimeout: false, timeRemaining: () => 10 });
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('idle: starts after a delay without requestIdleCallback', () => {
    const paint = fakePaint();
    onTrigger('idle', element, start);
    paint();
    expect(start).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('idle: does not wait for the paint of a prerendered page', () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    onTrigger('idle', element, start);
    jest.advanceTimersByTime(200);
    expect(start).toHaveBeenCalledTimes(1);
  });
});

it.each<[hash: string, hasStateInHash: boolean]>([
  ['#plan=a.b', true],
  ['#plan', false],
  ['#planner=a', false],
  ['', false],
])('the hash %j contains state of the island: %s', (hash, expected) => {
  window.history.replaceState(null, '', `/${hash}`);
  const island = document.createElement('div');
  expect(hasStateInHash(island)).toBe(false);
  island.dataset['hash'] = 'plan';
  expect(hasStateInHash(island)).toBe(expected);
});
