import type { ReactNode } from 'react';

type Props = {
  title: string;
  lead: string;
  /** Date of the last revision. */
  dated: ReactNode;
  children?: ReactNode;
};

/** Title, lead and date of a legal page. */
export function LegalHeader({ title, lead, dated, children }: Props) {
  return (
    <div className="hero-top content flex flex-col pb-12 lg:pb-16">
      <h1 className="text-heading">{title}</h1>
      <p className="low:order-1 mt-5 max-w-[38rem] text-lead text-text-soft">{lead}</p>
      <p className="low:order-1 mt-6 max-w-[38rem] border-accent border-l-3 pl-4 text-small">
        {dated}
      </p>
      {children}
    </div>
  );
}
