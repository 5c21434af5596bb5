import { useLayoutEffect, useRef } from 'react';

/**
 * Holds a field where it is on the screen while something above it comes or goes: nobody wants to
 * type into what moves away.
 *
 * @returns what takes the field, just before the change
 */
export function useSteadyField(change: unknown): (field: Element) => void {
  const held = useRef<{ field: Element; top: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change, whatever it is
  useLayoutEffect(() => {
    if (!held.current) return;
    const { field, top } = held.current;
    held.current = undefined;
    const moved = field.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [change]);
  return (field) => {
    held.current = { field, top: field.getBoundingClientRect().top };
  };
}
