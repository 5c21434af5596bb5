'use client';

import { useLayoutEffect } from 'react';

type QuestionsProps = {
  /** Name of the group; one of its questions is open at a time. */
  group: string;
};

/**
 * Polyfills for older browsers: a link into a closed answer or disclosure opens it, and an opened
 * answer closes the previous one. Renders nothing.
 */
export default function Questions({ group }: QuestionsProps) {
  useLayoutEffect(() => {
    const stops = [openLinked(), openOneAtATime(group)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [group]);
  return null;
}

/** Opens every `details` around the `:target`, if the browser has not done so. */
function openAround(): void {
  const target = document.querySelector(':target');
  let closed = target?.closest('details:not([open])');
  if (!target || !closed) return;
  for (; closed; closed = closed.closest('details:not([open])')) {
    closed.setAttribute('open', '');
  }
  target.scrollIntoView();
}

/**
 * Opens the question or disclosure that the URL's hash points into, now and whenever a link to it
 * is followed.
 *
 * @returns a function that stops it
 */
function openLinked(): () => void {
  // Following the same link again fires no `hashchange`; this runs after all click listeners.
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === window.location.href) setTimeout(openAround);
  };
  openAround();
  window.addEventListener('hashchange', openAround);
  document.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('hashchange', openAround);
    document.removeEventListener('click', onClick);
  };
}

/**
 * Closes the other questions of a group when one opens, as `details[name]` does natively.
 *
 * @returns a function that stops it
 */
function openOneAtATime(group: string): () => void {
  const onToggle = ({ target: opened }: Event) => {
    if (!(opened instanceof HTMLDetailsElement && opened.open)) return;
    if (opened.getAttribute('name') !== group) return;
    for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]')) {
      if (other !== opened && other.getAttribute('name') === group) other.open = false;
    }
  };
  // `toggle` does not bubble: listen in the capture phase.
  document.addEventListener('toggle', onToggle, true);
  return () => document.removeEventListener('toggle', onToggle, true);
}
