/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import Chat from '@/components/islands/chat/chat';
import Enhancements from '@/components/islands/enhancements/enhancements';
import NotFoundSearch from '@/components/islands/not-found/not-found-search';

/* Like older browsers, jsdom does not open the `details` that hide the target of a link. */

const scrolledTo: Element[] = [];

const openSummaries = () =>
  [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);

function openPage() {
  render(
    <>
      <a href="#inner-text">To the text</a>
      <details>
        <summary>outer</summary>
        <details>
          <summary>inner</summary>
          <p id="inner-text">Inner text</p>
        </details>
      </details>
      <Enhancements />
    </>,
  );
}

/** Sets the hash of the URL, and waits for the event. */
async function setHash(hash: string): Promise<void> {
  const before = window.location.href;
  const changed = new Promise((resolve) => {
    window.addEventListener('hashchange', resolve, { once: true });
  });
  window.location.hash = hash;
  if (window.location.href !== before) await changed;
}

beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this);
  };
});
afterEach(() => setHash(''));

it('opens every disclosure around the link target, and again at the same link', async () => {
  await setHash('#inner-text');
  openPage();
  expect(openSummaries()).toEqual(['outer', 'inner']);
  expect(scrolledTo).toEqual([screen.getByText('Inner text')]);
  fireEvent.click(screen.getByText('inner'));
  expect(openSummaries()).toEqual(['outer']);
  fireEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(openSummaries()).toEqual(['outer', 'inner']));
});

it.each(['#', '#%', '#nowhere', '#%E0%A4%A'])('ignores the hash %s', async (hash) => {
  await setHash(hash);
  openPage();
  fireEvent(window, new Event('hashchange'));
  expect(openSummaries()).toEqual([]);
  expect(scrolledTo).toEqual([]);
});

test('searches for text that was typed before hydration', () => {
  const search = (
    <NotFoundSearch
      entries={[{ title: 'Visum', page: 'Pflegefachkräfte', href: '/krankenpfleger#weg' }]}
      home="/"
      texts={{
        label: 'Suche',
        typing: 'Tippen',
        hint: 'Enter',
        found: 'Treffer: {count}',
        none: '',
      }}
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.append(document.createRange().createContextualFragment(renderToString(search)));
  container.querySelector('input')?.setRangeText('visum');
  render(search, { container, hydrate: true });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/krankenpfleger#weg');
  expect(screen.getByRole('status')).toHaveTextContent('Treffer: 1');
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('shows the bubble two seconds after a prerendered page is seen', () => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const texts = { open: 'Chat', bubble: 'Questions?', close: 'Close' };
  render(<Chat href="https://wa.me/493023125" texts={texts} />);
  pass(60_000);
  Reflect.deleteProperty(document, 'prerendering');
  act(() => document.dispatchEvent(new Event('prerenderingchange')));
  pass(1999);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Questions?');
  jest.useRealTimers();
});
