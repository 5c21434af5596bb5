/** @jest-environment jsdom */
import { nextPaint } from '@/components/islands/dom';
import { hasStateInHash, onTrigger, recordEarlyInput } from '@/components/islands/hydration';

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

describe('the trigger "idle"', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    start.mockReset();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('starts after the first paint when the browser is idle, or after two seconds', () => {
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

  it.each([
    ['without requestIdleCallback, starts after a delay', 'visible'],
    ['does not wait for the paint of a prerendered page', 'hidden'],
  ])('%s', (_, visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    });
    const paint = fakePaint();
    onTrigger('idle', element, start);
    if (visibilityState === 'visible') paint();
    expect(start).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('resolves the next paint even if nothing is painted', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const painted = jest.fn();
    void nextPaint().then(painted);
    await jest.advanceTimersByTimeAsync(99);
    expect(painted).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(painted).toHaveBeenCalled();
    jest.restoreAllMocks();
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

describe('input before hydration', () => {
  const island = document.createElement('div');
  island.innerHTML =
    '<button type="button"><span>first</span></button><button type="button">second</button><a href="#x">link</a><details><summary>question</summary></details><form></form>';
  document.body.append(island);
  const [first, second] = island.querySelectorAll('button');
  const icon = island.querySelector('span');
  const form = island.querySelector('form') ?? document.createElement('form');
  const submit = () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event;
  };

  it.each([
    ['a click once, however often it was repeated', [first, first, first], ['first']],
    ['the last click, of the button around an icon', [second, icon], ['first']],
    ['no click on links and summaries', [...island.querySelectorAll('a, summary')], []],
  ])('replays %s', (_, touched, expected) => {
    const replay = recordEarlyInput(island, jest.fn());
    for (const one of touched) {
      one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    const replayed: string[] = [];
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element) replayed.push(target.textContent);
    };
    island.addEventListener('click', onClick);
    replay(true);
    island.removeEventListener('click', onClick);
    expect(replayed).toEqual(expected);
    expect(submit().defaultPrevented).toBe(false);
  });

  it('suppresses the messages of the browser until the island could not be hydrated', () => {
    const report = jest.fn(() => false);
    form.reportValidity = report;
    const hydrate = jest.fn();
    const replay = recordEarlyInput(island, hydrate);
    const invalid = () => new Event('invalid', { cancelable: true });
    expect(form.dispatchEvent(invalid())).toBe(false);
    expect(hydrate).toHaveBeenCalledTimes(1);
    replay(false);
    expect(report).toHaveBeenCalledTimes(1);
    expect(form.dispatchEvent(invalid())).toBe(true);
    expect(hydrate).toHaveBeenCalledTimes(1);
    replay(true);
    report.mockReturnValue(true);
  });

  it('submits natively offline if the island has no note', () => {
    const plainPost = jest.fn();
    form.submit = plainPost;
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const replay = recordEarlyInput(island, jest.fn());
    submit();
    replay(false);
    expect(plainPost).toHaveBeenCalledTimes(1);
  });
});
