import { keepEarlyInput } from '@/components/islands/hydration';

const island = document.createElement('div');
island.innerHTML =
  '<button type="button"><span>first</span></button><button type="button">second</button><a href="#x">link</a><details><summary>question</summary></details><form><p data-offline-note tabindex="-1"></p></form>';
document.body.append(island);

const [first, second] = island.querySelectorAll('button');
const icon = island.querySelector('span');
const form = island.querySelector('form') ?? document.createElement('form');
const note = form.firstElementChild;

const submit = () => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return event;
};

describe('keepEarlyInput, with clicks', () => {
  it.each([
    ['a click once, however often it was repeated', [first, first, first], ['first']],
    ['the last click, of the button around an icon', [second, icon], ['first']],
    ['no click on links and summaries', [...island.querySelectorAll('a, summary')], []],
  ])('replays %s', (_, touched, expected) => {
    const answer = keepEarlyInput(island, jest.fn());
    for (const element of touched) {
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    const answered: string[] = [];
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element) answered.push(target.textContent);
    };
    island.addEventListener('click', onClick);
    answer(true);
    island.removeEventListener('click', onClick);
    expect(answered).toEqual(expected);
    expect(submit().defaultPrevented).toBe(false);
  });
});

describe('keepEarlyInput, with a submit', () => {
  const hydrate = jest.fn();
  const plainPost = jest.fn();
  const resubmit = jest.fn();
  let answer: (isHydrated: boolean) => void;

  beforeEach(() => {
    jest.resetAllMocks();
    form.submit = plainPost;
    form.requestSubmit = resubmit;
    delete island.dataset['offline'];
    answer = keepEarlyInput(island, hydrate);
  });
  afterEach(() => {
    answer(true);
    jest.restoreAllMocks();
  });

  it('holds it, hydrates the island, and submits again, once', () => {
    expect(submit().defaultPrevented).toBe(true);
    submit();
    expect(hydrate).toHaveBeenCalledTimes(2);
    expect(resubmit).not.toHaveBeenCalled();
    answer(true);
    expect(resubmit).toHaveBeenCalledTimes(1);
    expect(plainPost).not.toHaveBeenCalled();
  });

  it('submits without scripts where the island cannot be hydrated', () => {
    answer(false);
    expect(plainPost).not.toHaveBeenCalled();
    submit();
    answer(false);
    expect(plainPost).toHaveBeenCalledTimes(1);
    expect(resubmit).not.toHaveBeenCalled();
  });

  it('shows the note of the island offline, and tries again at the next submit', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    submit();
    answer(false);
    expect(plainPost).not.toHaveBeenCalled();
    expect(island.dataset['offline']).toBe('');
    expect(note).toHaveFocus();
    submit();
    expect(hydrate).toHaveBeenCalledTimes(2);
    answer(true);
    expect(resubmit).toHaveBeenCalledTimes(1);
  });

  it('submits without scripts offline where the island has no note', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    note?.remove();
    submit();
    answer(false);
    expect(plainPost).toHaveBeenCalledTimes(1);
    if (note) form.append(note);
  });
});
