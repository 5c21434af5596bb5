/** @jest-environment jsdom */
import { onTrigger, recordEarlyInput } from '@/components/islands/hydration';

/* jsdom has no requestIdleCallback, like Safari, and reports no paint, like a hidden page. */

it.each(['visible', 'hidden'] as const)('an idle island starts on a %s page', (visibility) => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  const start = jest.fn();
  let paint: () => void = () => undefined;
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  Object.assign(window, {
    PerformanceObserver: jest.fn((report: (list: unknown, own: unknown) => void) => {
      paint = () => report([], observer);
      return observer;
    }),
  });
  onTrigger('idle', document.body, start);
  if (visibility === 'visible') paint();
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(start).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  jest.restoreAllMocks();
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
