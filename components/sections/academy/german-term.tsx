import type { ReactNode } from 'react';

/** A German word inside a text of any language: read out as German, and kept in one piece. */
export function germanTerm(term: ReactNode) {
  return (
    <span className="whitespace-nowrap" lang="de">
      {term}
    </span>
  );
}
