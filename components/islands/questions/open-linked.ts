/** Opens the question whose answer the address names, where the browser has not done so. */
function openNamed(group: string): void {
  const target = document.querySelector(':target');
  const question = target?.closest('details');
  if (!target || !question || question.open || question.getAttribute('name') !== group) return;
  question.open = true;
  target.scrollIntoView();
}

/**
 * Opens the question of a group to whose answer the page's address leads, now and whenever a link
 * leads there again.
 *
 * @returns what ends it
 */
export function openLinked(group: string): () => void {
  const open = () => openNamed(group);
  // The same link again changes no address; what the click does is done after all listeners.
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
