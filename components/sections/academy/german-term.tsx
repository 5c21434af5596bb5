import type { ReactNode } from 'react';

/** A German term in a text of any language: marked as German, without line breaks. */
export function germanTerm(term: ReactNode) {
  return (
    <span className="whitespace-nowrap" lang="de">
      {term}
    </span>
  );
}
