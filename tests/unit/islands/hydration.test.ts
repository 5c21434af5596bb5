/** @jest-environment jsdom */
import { recordEarlyInput } from '@/components/islands/hydration';

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
});
