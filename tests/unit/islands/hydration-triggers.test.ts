import { isAddressed, onTrigger } from '@/components/islands/hydration';

type Observed = { element: Element; report: (isIntersecting: boolean) => void; margin: string };

/** jsdom has no IntersectionObserver: this one reports when a test says so. */
function fakeObserver() {
  const observed: Observed[] = [];
  const disconnected: IntersectionObserver[] = [];
  class FakeObserver implements IntersectionObserver {
    root = null;
    scrollMargin = '';
    thresholds = [];
    rootMargin: string;
    #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      this.#callback = callback;
      this.rootMargin = options?.rootMargin ?? '';
    }
    observe(element: Element) {
      const rect = element.getBoundingClientRect();
      observed.push({
        element,
        margin: this.rootMargin,
        report: (isIntersecting) => {
          const entry: IntersectionObserverEntry = {
            boundingClientRect: rect,
            intersectionRatio: 0,
            intersectionRect: rect,
            isIntersecting,
            rootBounds: null,
            target: element,
            time: 0,
          };
          this.#callback([entry], this);
        },
      });
    }
    unobserve = jest.fn();
    takeRecords = () => [];
    disconnect() {
      disconnected.push(this);
    }
  }
  window.IntersectionObserver = FakeObserver;
  return { observed, disconnected };
}

/** jsdom paints nothing: returns a function that reports the first paint to those who wait for it. */
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
      const list = {
        getEntries: () => [],
        getEntriesByName: () => [],
        getEntriesByType: () => [],
      };
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

describe('onTrigger', () => {
  let element: HTMLElement;
  const start = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    start.mockReset();
    element = document.createElement('div');
    document.body.replaceChildren(element);
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(window, 'PerformanceObserver');
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

  it('idle: starts a little later where the browser cannot tell', () => {
    const paint = fakePaint();
    onTrigger('idle', element, start);
    paint();
    expect(start).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('idle: waits for no paint in a page that is rendered ahead', () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    onTrigger('idle', element, start);
    jest.advanceTimersByTime(200);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('visible: starts once, shortly before the element comes into view', () => {
    const { observed, disconnected } = fakeObserver();
    onTrigger('visible', element, start);
    const [only] = observed;
    expect(only).toMatchObject({ element, margin: '200px' });
    only?.report(false);
    expect(start).not.toHaveBeenCalled();
    only?.report(true);
    expect(start).toHaveBeenCalledTimes(1);
    expect(disconnected).toHaveLength(1);
  });

  it.each(['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'])(
    'interaction: starts once at the first %s inside the element',
    (type) => {
      const inner = element.appendChild(document.createElement('button'));
      onTrigger('interaction', element, start);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(start).not.toHaveBeenCalled();
      for (const touch of [type, 'keydown', 'focusin']) {
        inner.dispatchEvent(new Event(touch, { bubbles: true }));
      }
      expect(start).toHaveBeenCalledTimes(1);
    },
  );
});

describe('isAddressed', () => {
  it.each<[hash: string, isAddressed: boolean]>([
    ['#plan=a.b', true],
    ['#plan', false],
    ['#planner=a', false],
    ['', false],
  ])('%j: %s', (hash, expected) => {
    window.history.replaceState(null, '', `/${hash}`);
    const element = document.createElement('div');
    expect(isAddressed(element)).toBe(false);
    element.dataset['hash'] = 'plan';
    expect(isAddressed(element)).toBe(expected);
  });
});
