/** Elements that need scripts. Links and summaries work without. */
const scripted = 'button[type="button"]';

/** Submits a form without scripts; offline, the island says so instead, where it can. */
function submitPlainly(form: HTMLFormElement, island: HTMLElement): void {
  const note = island.querySelector<HTMLElement>('[data-offline-note]');
  if (navigator.onLine || !note) {
    form.submit();
    return;
  }
  // The styles of the note show it by this attribute.
  island.dataset['offline'] = '';
  note.focus();
}

/**
 * Records the last click on a button and holds the submit of a form until their island is hydrated.
 * Without the network, a submit by the browser would replace the page and what was typed.
 *
 * @param hydrate is called at a submit
 * @returns a function to call after each attempt to hydrate the island. After a successful one it
 *   stops recording and replays the recorded input. After a failed one it submits a held form
 *   without scripts
 */
export function keepEarlyInput(
  element: HTMLElement,
  hydrate: () => void,
): (isHydrated: boolean) => void {
  let clicked: HTMLElement | undefined;
  let submitted: HTMLFormElement | undefined;
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(scripted) : null;
    clicked = button ?? clicked;
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) submitted = event.target;
    hydrate();
  };
  element.addEventListener('click', onClick, true);
  element.addEventListener('submit', onSubmit, true);
  return (isHydrated) => {
    const form = submitted;
    submitted = undefined;
    if (isHydrated) {
      element.removeEventListener('click', onClick, true);
      element.removeEventListener('submit', onSubmit, true);
      if (clicked?.isConnected) clicked.click();
      form?.requestSubmit();
    } else if (form) submitPlainly(form, element);
  };
}
