import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';

// React's server needs it, and jsdom has none.
globalThis.setImmediate = setImmediate;

/** Renders what only a server can, because it waits for its islands, into an element. */
export async function renderOnServer(node: ReactNode): Promise<HTMLElement> {
  const { prelude } = await prerenderToNodeStream(node);
  const element = document.createElement('div');
  element.innerHTML = await text(prelude);
  return element;
}
