import { keepEarlyClick } from '@/components/islands/early-click';

const island = document.createElement('div');
island.innerHTML =
  '<button type="button"><span>first</span></button><button type="button">second</button><a href="#x">link</a><details><summary>question</summary></details>';
document.body.append(island);

const [first, second] = island.querySelectorAll('button');

/** The buttons that answered, in order, once the island could. */
function answersTo(...touched: readonly (Element | null | undefined)[]): string[] {
  const answer = keepEarlyClick(island);
  for (const element of touched) {
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  const answered: string[] = [];
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element) answered.push(target.textContent);
  };
  island.addEventListener('click', onClick);
  answer();
  island.removeEventListener('click', onClick);
  return answered;
}

describe('keepEarlyClick', () => {
  it('answers a click once, however often it was repeated', () => {
    expect(answersTo(first, first, first)).toEqual(['first']);
  });

  it('answers what was clicked last, and finds the button around its sign', () => {
    expect(answersTo(second, island.querySelector('span'))).toEqual(['first']);
  });

  it('has nothing to answer where nothing was clicked', () => {
    expect(answersTo()).toEqual([]);
  });

  it('leaves links and questions to the browser, which has answered them', () => {
    expect(answersTo(island.querySelector('a'), island.querySelector('summary'))).toEqual([]);
  });

  it('keeps nothing once it has answered', () => {
    const answer = keepEarlyClick(island);
    answer();
    const clicked = jest.fn();
    second?.addEventListener('click', clicked);
    second?.click();
    answer();
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});
