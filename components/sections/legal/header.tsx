import type { ReactNode } from 'react';

type Props = {
  title: string;
  lead: string;
  /** When the page was last revised. */
  dated: ReactNode;
  children?: ReactNode;
};

/** The opening of a legal page: what it is and from when. */
export function LegalHeader({ title, lead, dated, children }: Props) {
  return (
    <div className="content pt-16 pb-12 lg:pt-20 lg:pb-16">
      <h1 className="text-heading">{title}</h1>
      <p className="mt-5 max-w-[38rem] text-lead text-text-soft">{lead}</p>
      <p className="mt-6 max-w-[38rem] border-accent border-l-3 pl-4 text-small">{dated}</p>
      {children}
    </div>
  );
}
