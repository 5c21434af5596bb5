/** What only scripts answer. Links, summaries and forms do their work without. */
const scripted = 'button[type="button"]';

/**
 * Keeps the last click on a button of an island until the island can answer it.
 *
 * @returns what answers the kept click, once, and keeps no more
 */
export function keepEarlyClick(element: HTMLElement): () => void {
  let clicked: HTMLElement | undefined;
  const keep = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(scripted) : null;
    clicked = button ?? clicked;
  };
  element.addEventListener('click', keep, true);
  return () => {
    element.removeEventListener('click', keep, true);
    if (clicked?.isConnected) clicked.click();
  };
}
