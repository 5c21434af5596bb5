import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island's server-rendered HTML. A separate module, so that React is loaded with the
 * first hydrated island, and only the parts imported here.
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  hydrateRoot(element, createElement(Component, props));
}
