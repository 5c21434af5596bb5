import type { ReactNode } from 'react';

/** A German word inside a text of any language, so that it is read out as German. */
export function germanTerm(term: ReactNode) {
  return <span lang="de">{term}</span>;
}
