import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type RootProps = { onHydrated: () => void; children?: ReactNode };

function Root({ onHydrated, children }: RootProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates an island's server-rendered HTML. A separate module, so that React is loaded with the
 * first hydrated island, and only the parts imported here.
 *
 * @returns a promise that resolves when the island handles events: React hydrates asynchronously
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((onHydrated, onUncaughtError) => {
    const island = createElement(Component, props);
    hydrateRoot(element, createElement(Root, { onHydrated }, island), {
      onUncaughtError,
      // HTML that differs from the component, which React then renders again. In production only
      // visitors cause this: their browser has translated the page.
      onRecoverableError: (error) => {
        if (process.env.NODE_ENV === 'development') reportError(error);
      },
    });
  });
}
