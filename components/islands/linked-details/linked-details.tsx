'use client';

import { linkOf, listen, useSignal } from '@/components/islands/dom';

/**
 * Polyfill for older browsers: a link into a closed answer or disclosure opens it. Renders nothing.
 */
export default function LinkedDetails() {
  useSignal([], openOnLinks);
  return null;
}

/** Opens every `details` around the `:target`, if the browser has not done so. */
function openParents(): void {
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
 */
function openOnLinks(signal: AbortSignal): void {
  openParents();
  window.addEventListener('hashchange', openParents, { signal });
  // Following the same link again fires no `hashchange`; this runs after all click listeners.
  listen(document, 'click', { signal }, (event) => {
    const link = linkOf(event);
    if (link?.hash && link.href === window.location.href) setTimeout(openParents);
  });
}
