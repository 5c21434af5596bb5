'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ChangingText } from '@/components/ui/text';
import { maskPath } from '@/lib/routing/mask-path';
import { findTitles, type TitleEntry } from '@/lib/search/find-titles';

type NotFoundSearchProps = {
  home: string;
  /** The menus' entries. In published files also all titles in the page's language. */
  entries: readonly TitleEntry[];
  texts: {
    label: string;
    /** Says that results appear while one types. */
    typing: string;
    /** Says that Enter opens the home page. */
    hint: string;
    /** Announces the number of results; contains `{count}`. */
    found: string;
    none: string;
  };
};

/**
 * The search box of the not-found page, which also logs the missing path. Titles that contain the
 * typed words are listed as links. Enter opens the home page.
 */
export default function NotFoundSearch({ home, entries, texts }: NotFoundSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  useEffect(() => {
    console.warn(`Not found: ${maskPath(window.location.pathname)}`);
    // Text that was typed before hydration.
    setQuery(box.current?.value ?? '');
  }, []);
  const results = findTitles(entries, query);
  const found = texts.found.replace('{count}', String(results.length));

  const goHome = (event: FormEvent) => {
    event.preventDefault();
    window.location.assign(home);
  };

  return (
    <search>
      <form action={home} onSubmit={goHome}>
        <label className="font-semibold" htmlFor="not-found-search">
          {texts.label}
        </label>
        <input
          aria-describedby="not-found-search-hint"
          autoComplete="off"
          className="mt-2 block min-h-12 w-full rounded-control border-2 border-edge-strong bg-paper px-4"
          enterKeyHint="go"
          id="not-found-search"
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          ref={box}
          type="search"
        />
      </form>
      <p className="mt-2 text-small text-text-soft" id="not-found-search-hint">
        <span className="[@media(scripting:none)]:hidden">{texts.typing} </span>
        {texts.hint}
      </p>
      <p className="mt-2 font-semibold text-small" role="status">
        <ChangingText text={query.trim() !== '' && (results.length > 0 ? found : texts.none)} />
      </p>
      {results.length > 0 && (
        <ul className="mt-2 divide-y divide-edge border-edge border-y">
          {results.map(({ href, title, page }) => (
            <li key={href}>
              <a className="flex min-h-11 flex-col py-2 hover:text-action" href={href}>
                <span className="font-semibold">{title}</span>
                {page !== title && <span className="text-small text-text-soft">{page}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
