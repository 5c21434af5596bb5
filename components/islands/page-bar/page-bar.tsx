'use client';

import { useLayoutEffect } from 'react';

type PageBarProps = { bar: string };

/** The calls to action of a page's first section. */
const firstCalls = 'main > :first-child .cta';

/** What the header covers has left the window; what is below the window has not. */
const rootMargin = '-64px 0px 10000%';

/**
 * Shows the page's bar once the last call of the first section has left the window. Renders
 * nothing.
 */
export default function PageBar({ bar }: PageBarProps) {
  useLayoutEffect(() => {
    const call = [...document.querySelectorAll(firstCalls)].at(-1);
    if (call === undefined) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isLeft = entries.at(-1)?.isIntersecting === false;
        document.getElementById(bar)?.toggleAttribute('data-shown', isLeft);
      },
      { rootMargin },
    );
    observer.observe(call);
    return () => observer.disconnect();
  }, [bar]);
  return null;
}
