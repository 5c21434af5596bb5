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
 * Opens the question or fold that the URL's hash points into, now and whenever a link to it is
 * followed.
 *
 * @returns a function that stops it
 */
export function openLinked(): () => void {
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
