import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import NotFoundSearch, { choiceByKey } from '@/components/islands/not-found/not-found-search';
import type { SearchIndex } from '@/lib/search/index-file';

const texts = {
  label: 'Suche',
  hint: 'Die Eingabetaste führt zur Startseite.',
  hintWithSearch: 'Beim Tippen erscheinen Treffer.',
  results: 'Passende Stellen',
  similar: 'Ähnliche Adressen',
  found: 'Treffer: {count}',
  none: 'Nichts gefunden.',
  failed: 'Die Suche lädt nicht.',
  submit: 'Zur Startseite',
};

const pages: SearchIndex['pages'] = [
  [
    'Pflegefachkräfte',
    '/krankenpfleger',
    [
      ['', 'Pflegefachkräfte', ''],
      ['weg', 'Visum', ''],
      ['faq-salary', 'Wie viel verdiene ich?', 'visum'],
    ],
    'nurses',
  ],
];

const index: SearchIndex = { pages, keywords: [] };
const path = '/assets/search-de-1.json';
let load: jest.Mock;

beforeEach(() => {
  load = jest.fn(async () => ({ ok: true, json: async () => index }));
  Object.defineProperty(globalThis, 'fetch', { value: load, configurable: true, writable: true });
  Element.prototype.scrollIntoView = () => undefined;
});
const search = <NotFoundSearch home="/" indexPath={path} locale="de" texts={texts} />;

it('reports a failure to load the index, and retries at the next focus', async () => {
  load.mockImplementationOnce(async () => ({ ok: false }));
  const user = userEvent.setup();
  render(search);
  const box = screen.getByRole('combobox', { name: texts.label });
  await user.type(box, 'visum');
  expect(screen.getByRole('status')).toContainElement(await screen.findByText(texts.failed));
  await user.tab();
  await user.click(box);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

it('searches for text that was typed before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.append(document.createRange().createContextualFragment(renderToString(search)));
  const input = container.querySelector('input');
  input?.setRangeText('visum');
  input?.focus();
  render(search, { container, hydrate: true });
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

it.each([
  ['ArrowDown', -1, true, 0],
  ['ArrowDown', 0, true, 1],
  ['ArrowDown', 2, true, -1],
  ['ArrowDown', 2, false, 0],
  ['ArrowUp', -1, true, 2],
  ['ArrowUp', 0, true, -1],
  ['ArrowUp', -1, false, 2],
  ['Escape', 1, true, -1],
  ['Escape', -1, false, undefined],
  ['a', 1, true, undefined],
])('%s leads from %i in an open list (%s) to %p', (key, chosen, isOpen, next) => {
  expect(choiceByKey(key, { count: 3, chosen, isOpen })).toBe(next);
  expect(choiceByKey(key, { count: 0, chosen: -1, isOpen })).toBeUndefined();
});
