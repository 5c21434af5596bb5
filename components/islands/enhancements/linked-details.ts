import { linkOf, listen } from '@/components/islands/dom';

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
 * Polyfill for older browsers: opens the question or disclosure that the URL's hash points into,
 * now and whenever a link to it is followed.
 */
export function openLinkedDetails(signal: AbortSignal): void {
  openParents();
  window.addEventListener('hashchange', openParents, { signal });
  // Following the same link again fires no `hashchange`; this runs after all click listeners.
  listen(document, 'click', { signal }, (event) => {
    const link = linkOf(event);
    if (link?.hash && link.href === window.location.href) setTimeout(openParents);
  });
}
