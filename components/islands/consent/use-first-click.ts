import { type MouseEvent, useRef } from 'react';

/**
 * Keeps the rest of a double click away from what has just appeared under the pointer: clicks
 * count only from the first one on that was begun here.
 *
 * @returns a listener for the capture phase
 */
export function useFirstClick(): (event: MouseEvent) => void {
  const hasBegun = useRef(false);
  return (event) => {
    // `detail` counts the clicks in a row; the keyboard's have none.
    if (event.detail < 2) hasBegun.current = true;
    else if (!hasBegun.current) event.stopPropagation();
  };
}
