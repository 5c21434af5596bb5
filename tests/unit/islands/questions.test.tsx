import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import Questions from '@/components/islands/questions/questions';

/*
 * jsdom is a browser as old as this island is made for: it neither closes the other details of a
 * name nor opens the ones that hide the target of a link.
 */

const scrolledTo: Element[] = [];

const page = () => {
  render(
    <>
      <a href="#two-answer">To the second</a>
      {['one', 'two', 'three'].map((id) => (
        <details key={id} name="faq">
          <summary>{id}</summary>
          <p id={`${id}-answer`}>Answer {id}</p>
        </details>
      ))}
      <details name="menu">
        <summary>menu</summary>
      </details>
      <details>
        <summary>outer</summary>
        <details>
          <summary>inner</summary>
          <p id="inner-text">Inner text</p>
        </details>
      </details>
      <Questions group="faq" />
    </>,
  );
};

/** The details whose summary says so. */
function details(name: string): HTMLDetailsElement {
  const found = screen.getByText(name).closest('details');
  if (!found) throw new Error(`There is no question ${name}.`);
  return found;
}

const openOnes = () =>
  [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);

/** Opens or closes, and tells so as browsers do. */
function toggle(name: string): void {
  fireEvent.click(screen.getByText(name));
  fireEvent(details(name), new Event('toggle'));
}

/**
 * Leads the address to an anchor, and waits until the browser has said so. It does that late: what
 * is not waited for opens an answer in the middle of the next step, or of the next test.
 */
async function leadTo(hash: string): Promise<void> {
  const before = window.location.href;
  const said = new Promise((resolve) => {
    window.addEventListener('hashchange', resolve, { once: true });
  });
  window.location.hash = hash;
  if (window.location.href !== before) await said;
}

beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this);
  };
});

afterEach(async () => {
  await leadTo('');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('Questions', () => {
  it('has one answer open at a time, and lets it be closed', () => {
    page();
    toggle('one');
    toggle('three');
    expect(openOnes()).toEqual(['three']);
    toggle('three');
    expect(openOnes()).toEqual([]);
  });

  it('leaves alone what is not one of them', () => {
    page();
    toggle('menu');
    toggle('one');
    expect(openOnes()).toEqual(['one', 'menu']);
    toggle('menu');
    toggle('menu');
    expect(openOnes()).toEqual(['one', 'menu']);
  });

  it('opens every fold around what the address leads to', async () => {
    await leadTo('#inner-text');
    page();
    expect(openOnes()).toEqual(['outer', 'inner']);
    expect(scrolledTo).toEqual([screen.getByText('Inner text')]);
  });

  it('opens it again when the same link is clicked again', async () => {
    page();
    await leadTo('#two-answer');
    expect(openOnes()).toEqual(['two']);
    toggle('two');
    expect(openOnes()).toEqual([]);
    fireEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(openOnes()).toEqual(['two']));
  });

  it.each(['#', '#%', '#nowhere', '#%E0%A4%A'])(
    'minds no address that ends in %s',
    async (hash) => {
      await leadTo(hash);
      page();
      fireEvent(window, new Event('hashchange'));
      expect(openOnes()).toEqual([]);
      expect(scrolledTo).toEqual([]);
    },
  );
});
