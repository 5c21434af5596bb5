/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import LinkedDetails from '@/components/islands/linked-details/linked-details';

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
      <LinkedDetails />
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
