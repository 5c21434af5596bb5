/** Elements that need scripts. Links, summaries and forms work without. */
const scripted = 'button[type="button"]';

/**
 * Records the last click on a button of an island until the island is hydrated.
 *
 * @returns a function that stops recording and replays the recorded click, if any
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
