'use client';

import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useSearch } from '@/components/islands/not-found/use-search';
import { bringIntoView } from '@/components/islands/viewport';
import { buttonClass } from '@/components/ui/links';
import type { Locale } from '@/lib/locales';
import type { SearchResult } from '@/lib/search/search';

type NotFoundSearchProps = {
  home: string;
  locale: Locale;
  /** Public path of the language's index, which is set while publishing. */
  indexPath?: string;
  texts: {
    label: string;
    /** Hint if there is no index: Enter opens the home page. */
    hint: string;
    /** Hint if there is an index. */
    hintWithSearch: string;
    /** Title of the list with a query; without one, for the missing path. */
    results: string;
    similar: string;
    /** Announces the number of results; contains `{count}`. */
    found: string;
    none: string;
    failed: string;
    submit: string;
  };
};

const listboxId = 'not-found-results';

const resultId = (index: number) => `${listboxId}-${index}`;

/** Number of results that are scrolled into view. */
const visibleResults = 3;

/**
 * The search box of the not-found page. Enter opens the result that is chosen with the arrow keys,
 * or the home page if none is chosen. Without scripts, the form always opens the home page.
 */
export default function NotFoundSearch({ home, locale, indexPath, texts }: NotFoundSearchProps) {
  const { box, load, setQuery, results, isEmpty, hasFailed, isReady } = useSearch({
    indexPath,
    locale,
    home,
  });
  const [isHydrated, setHydrated] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const isOpen = results.length > 0 && !isClosed;
  const hasSearch = isHydrated && indexPath !== undefined;

  useEffect(() => setHydrated(true), []);

  useEffect(() => {
    const option = document.getElementById(resultId(chosen));
    if (option) bringIntoView(option);
  }, [chosen]);

  // Shows the first results while the visitor types, if the box is at the end of the viewport.
  useEffect(() => {
    const lastIndex = Math.min(results.length, visibleResults) - 1;
    const lastToShow = document.getElementById(resultId(lastIndex));
    if (!isEmpty && lastToShow) bringIntoView(lastToShow);
  }, [results, isEmpty]);

  const goHome = (event: FormEvent) => {
    event.preventDefault();
    window.location.assign(home);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const link = isOpen ? document.getElementById(resultId(chosen)) : null;
    const next = choiceByKey(key, { count: results.length, chosen, isOpen });
    if (key === 'Enter' && link) link.click();
    else if (next === undefined) return;
    else {
      setChosen(next);
      setClosed(key === 'Escape');
    }
    event.preventDefault();
  };

  const found = texts.found.replace('{count}', String(results.length));
  const outcome = results.length === 0 ? texts.none : found;
  const status = hasFailed ? texts.failed : isReady && !isEmpty && outcome;

  return (
    <search>
      <form action={home} onSubmit={goHome}>
        <label className="font-semibold" htmlFor="not-found-search">
          {texts.label}
        </label>
        <div className="mt-2 flex flex-col gap-2 sm:flex-row">
          <input
            aria-describedby="not-found-search-hint"
            autoComplete="off"
            className="min-h-12 w-full rounded-control border-2 border-edge-strong bg-paper px-4"
            enterKeyHint="go"
            id="not-found-search"
            onFocus={load}
            onInput={({ currentTarget }) => {
              setQuery(currentTarget.value);
              setChosen(-1);
              setClosed(false);
            }}
            onKeyDown={onKeyDown}
            ref={box}
            type="search"
            {...(hasSearch && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isOpen,
              'aria-controls': listboxId,
              ...(isOpen && chosen >= 0 && { 'aria-activedescendant': resultId(chosen) }),
            })}
          />
          <button className={`${buttonClass('quiet', 'regular')} whitespace-nowrap`} type="submit">
            {texts.submit}
          </button>
        </div>
      </form>
      {hasSearch && (
        <div role="status">
          {status && <p className="mt-2 font-semibold text-small">{status}</p>}
        </div>
      )}
      {isOpen && (
        <Results
          chosen={chosen}
          results={results}
          isTitleShown={isEmpty}
          title={isEmpty ? texts.similar : texts.results}
        />
      )}
      <p className="mt-2 text-small text-text-soft" id="not-found-search-hint">
        {hasSearch ? texts.hintWithSearch : texts.hint}
      </p>
    </search>
  );
}

type Props = {
  title: string;
  isTitleShown: boolean;
  results: readonly SearchResult[];
  /** Index of the chosen one; -1 for none. */
  chosen: number;
};

/** The results as options of a combobox, and as links for the pointer. */
function Results({ title, isTitleShown, results, chosen }: Props) {
  return (
    <div className="mt-4">
      <p
        className={isTitleShown ? 'font-semibold text-small' : 'sr-only'}
        id={`${listboxId}-title`}
      >
        {title}
      </p>
      <div
        aria-labelledby={`${listboxId}-title`}
        className="mt-2 divide-y divide-edge border-edge border-y"
        id={listboxId}
        role="listbox"
      >
        {results.map(({ href, title: name, page }, index) => (
          <a
            aria-selected={index === chosen}
            className="-mx-3 flex min-h-11 flex-col px-3 py-2 hover:text-action aria-selected:bg-tint aria-selected:outline-2 aria-selected:outline-action"
            href={href}
            id={resultId(index)}
            key={href}
            role="option"
            tabIndex={-1}
          >
            <span className="font-semibold">{name}</span>
            {page !== name && <span className="text-small text-text-soft">{page}</span>}
          </a>
        ))}
      </div>
    </div>
  );
}

/** State of the list of results below the search box. */
type ListState = {
  count: number;
  /** Index of the chosen one; -1 for none. */
  chosen: number;
  isOpen: boolean;
};

/**
 * The result that a key chooses. After the last result comes no choice, then the first.
 *
 * @returns its index; -1 for none; undefined for other keys
 */
export function choiceByKey(key: string, { count, chosen, isOpen }: ListState): number | undefined {
  if (count === 0) return;
  const from = isOpen ? chosen + 1 : 0;
  if (key === 'ArrowDown') return ((from + 1) % (count + 1)) - 1;
  if (key === 'ArrowUp') return ((from + count) % (count + 1)) - 1;
  return key === 'Escape' && isOpen ? -1 : undefined;
}
