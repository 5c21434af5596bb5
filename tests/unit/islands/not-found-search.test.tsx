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
/** Addresses of the links that were followed. */
let followed: string[];
let submitted: number;

const follow = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  followed.push(link.getAttribute('href') ?? '');
};
/** Instead of the page's own answer, which leaves the page. */
const submit = (event: Event) => {
  event.stopImmediatePropagation();
  event.preventDefault();
  submitted += 1;
};

beforeEach(() => {
  load = jest.fn(async () => ({ ok: true, json: async () => index }));
  Object.defineProperty(globalThis, 'fetch', { value: load, configurable: true, writable: true });
  Element.prototype.scrollIntoView = () => undefined;
  followed = [];
  submitted = 0;
  document.addEventListener('click', follow);
  window.addEventListener('submit', submit, true);
});
afterEach(() => {
  document.removeEventListener('click', follow);
  window.removeEventListener('submit', submit, true);
  window.history.replaceState(null, '', '/');
});

const setup = () => {
  const user = userEvent.setup();
  render(<NotFoundSearch home="/" index={path} locale="de" texts={texts} />);
  return { user, box: screen.getByRole('combobox', { name: texts.label }) };
};

/** Types into the box and waits for the hits. */
async function search(typed: string) {
  const { user, box } = setup();
  await user.type(box, typed);
  return { user, box, options: await screen.findAllByRole('option') };
}

it('is a plain search box in the HTML, and says what that does', () => {
  const html = renderToString(<NotFoundSearch home="/" index={path} locale="de" texts={texts} />);
  expect(html).toContain(texts.hint);
  expect(html).not.toContain('combobox');
});

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

it('chooses nothing at first: Enter leads home', async () => {
  const { user, box, options } = await search('visum');
  expect(options.map((option) => option.getAttribute('href'))).toEqual([
    '/krankenpfleger#weg',
    '/krankenpfleger#faq-salary',
  ]);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).not.toHaveAttribute('aria-activedescendant');
  expect(screen.getByRole('status')).toHaveTextContent('Treffer: 2');
  await user.keyboard('{Enter}');
  expect(submitted).toBe(1);
  expect(followed).toEqual([]);
});

it('leads to the hit that the arrow keys choose', async () => {
  const { user, box } = await search('visum');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen).toHaveAccessibleName(/Wie viel verdiene ich/);
  expect(box).toHaveAttribute('aria-activedescendant', chosen.id);
  expect(box).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(followed).toEqual(['/krankenpfleger#faq-salary']);
  expect(submitted).toBe(0);
});

it('forgets the choice with the next letter, and closes with Escape', async () => {
  const { user, box } = await search('visu');
  await user.keyboard('{ArrowDown}m');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).toHaveValue('visum');
  await user.keyboard('{Enter}');
  expect(submitted).toBe(1);
});

it('follows a hit that is clicked', async () => {
  const { user, options } = await search('visum');
  for (const option of options.slice(0, 1)) await user.click(option);
  expect(followed).toEqual(['/krankenpfleger#weg']);
});

it('shows what resembles the address before anything is typed', async () => {
  window.history.replaceState(null, '', '/krankenpfleger/visa');
  const { user, box } = setup();
  await user.click(box);
  expect(await screen.findByRole('listbox', { name: texts.similar })).toBeVisible();
  expect(screen.getByText(texts.similar)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(box, 'visum');
  expect(screen.getByRole('listbox', { name: texts.results })).toBeVisible();
});

it('says when nothing is found', async () => {
  const { user, box } = setup();
  await user.type(box, 'qqqqqq');
  expect(screen.getByRole('status')).toContainElement(await screen.findByText(texts.none));
  expect(screen.queryByRole('listbox')).toBeNull();
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
