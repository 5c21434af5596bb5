'use client';

import type { FormEvent } from 'react';
import { buttonLook } from '@/components/ui/button-look';

export type NotFoundSearchProps = {
  home: string;
  texts: { label: string; hint: string; submit: string };
};

/**
 * The search box of the not-found page; Enter leads to the home page. The plain form does so too,
 * but with a `?` at the end of the address.
 */
export default function NotFoundSearch({ home, texts }: NotFoundSearchProps) {
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
        <div className="mt-2 flex flex-col gap-2 sm:flex-row">
          <input
            aria-describedby="not-found-search-hint"
            autoComplete="off"
            className="min-h-12 w-full rounded-control border-2 border-edge-strong bg-paper px-4"
            enterKeyHint="go"
            id="not-found-search"
            type="search"
          />
          <button className={`${buttonLook('primary', 'regular')} whitespace-nowrap`} type="submit">
            {texts.submit}
          </button>
        </div>
        <p className="mt-2 text-small text-text-soft" id="not-found-search-hint">
          {texts.hint}
        </p>
      </form>
    </search>
  );
}
