import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import NotFoundSearch, { choiceByKey } from '@/components/islands/not-found/not-found-search';
import type { SearchIndex } from '@/lib/search/index-file';

const texts = {
  label: 'Suche',
  hint: 'Die Eingabetaste führt zur Startseite.',
  live: 'Beim Tippen erscheinen Treffer.',
  results: 'Passende Stellen',
  similar: 'Ähnliche Adressen',
  found: 'Treffer: {count}',
  none: 'Nichts gefunden.',
  failed: 'Die Suche lädt nicht.',
  submit: 'Zur Startseite',
};

const index: SearchIndex = [
  [
    'Pflegefachkräfte',
    '/krankenpfleger',
    [
      ['', 'Pflegefachkräfte', ''],
      ['weg', 'Visum', ''],
      ['faq-salary', 'Wie viel verdiene ich?', 'visum'],
    ],
  ],
];

const path = '/assets/search-de-1.json';
let load: jest.Mock;

beforeEach(() => {
  load = jest.fn(async () => ({ ok: true, json: async () => index }));
  Object.defineProperty(globalThis, 'fetch', { value: load, configurable: true, writable: true });
  Element.prototype.scrollIntoView = () => undefined;
});

const setup = () => {
  const user = userEvent.setup();
  render(<NotFoundSearch home="/" index={path} locale="de" texts={texts} />);
  return { user, box: screen.getByRole('combobox', { name: texts.label }) };
};

it('stays a plain box where there is no index', async () => {
  const user = userEvent.setup();
  render(<NotFoundSearch home="/" locale="de" texts={texts} />);
  await user.type(screen.getByRole('searchbox', { name: texts.label }), 'Visum');
  expect(screen.getByText(texts.hint)).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('loads the index once, at the first focus', async () => {
  const { user, box } = setup();
  expect(box).toHaveAccessibleDescription(texts.live);
  expect(load).not.toHaveBeenCalled();
  await user.click(box);
  await user.tab();
  await user.click(box);
  await user.type(box, 'visum');
  await screen.findByRole('listbox');
  expect(load.mock.calls).toEqual([[path]]);
});

it('says when the index does not come, and tries again at the next focus', async () => {
  load.mockImplementationOnce(async () => ({ ok: false }));
  const { user, box } = setup();
  await user.type(box, 'visum');
  expect(screen.getByRole('status')).toContainElement(await screen.findByText(texts.failed));
  await user.tab();
  await user.click(box);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

it('searches for what was typed before the script came', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const box = <NotFoundSearch home="/" index={path} locale="de" texts={texts} />;
  container.append(document.createRange().createContextualFragment(renderToString(box)));
  const input = container.querySelector('input');
  input?.setRangeText('visum');
  input?.focus();
  render(box, { container, hydrate: true });
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

describe('choiceByKey', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
    ['Escape', 1, -1],
    ['a', 1, undefined],
  ])('%s leads from %i to %p', (key, chosen, next) => {
    expect(choiceByKey(key, { count: 3, chosen, isOpen: true })).toBe(next);
  });

  it('opens a closed list, and does nothing without hits', () => {
    expect(choiceByKey('ArrowDown', { count: 3, chosen: 2, isOpen: false })).toBe(0);
    expect(choiceByKey('ArrowUp', { count: 3, chosen: -1, isOpen: false })).toBe(2);
    expect(choiceByKey('Escape', { count: 3, chosen: -1, isOpen: false })).toBeUndefined();
    expect(choiceByKey('ArrowDown', { count: 0, chosen: -1, isOpen: false })).toBeUndefined();
  });
});
