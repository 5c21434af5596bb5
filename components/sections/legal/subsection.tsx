import type { ReactNode } from 'react';

type Props = { title: string; level?: 'h3' | 'h4'; children: ReactNode };

/** Part of a section with its own heading. */
export function LegalSubsection({ title, level: Heading = 'h3', children }: Props) {
  return (
    <div className="space-y-3 pt-4">
      <Heading className="font-bold">{title}</Heading>
      {children}
    </div>
  );
}
