/**
 * Closes the other questions of a group when one opens, as `details[name]` does natively.
 *
 * @returns a function that stops it
 */
export function openOneAtATime(group: string): () => void {
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
