import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Lets an island's component take over the HTML that the server wrote for it. A module of its
 * own, so that React comes with the first island that wakes, and only the parts of it that these
 * lines name.
 */
export function takeOver<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  hydrateRoot(element, createElement(Component, props));
}
