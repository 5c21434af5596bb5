import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the HTML that the server wrote for an island. A module of its
 * own, so that React comes with the first island that is hydrated, and only the parts of it that these
 * lines name.
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  hydrateRoot(element, createElement(Component, props));
}
