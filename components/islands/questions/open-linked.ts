/** Opens the question that contains the `:target`, if the browser has not done so. */
function openNamed(group: string): void {
  const target = document.querySelector(':target');
  const question = target?.closest('details');
  if (!target || !question || question.open || question.getAttribute('name') !== group) return;
  question.open = true;
  target.scrollIntoView();
}

/**
 * Opens the question of a group that the URL's hash points into, now and whenever a link to it is
 * followed.
 *
 * @returns a function that stops it
 */
export function openLinked(group: string): () => void {
  const open = () => openNamed(group);
  // Following the same link again fires no `hashchange`; this runs after all click listeners.
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === window.location.href) setTimeout(open);
  };
  open();
  window.addEventListener('hashchange', open);
  document.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('hashchange', open);
    document.removeEventListener('click', onClick);
  };
}
