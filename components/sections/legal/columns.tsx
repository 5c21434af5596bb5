import type { ReactNode } from 'react';

/** An entry of the table of contents. */
type ContentsEntry = {
  id: string;
  /** Section number as in the heading. */
  label?: string;
  title: string;
};

type Props = {
  /** Makes the id of the heading of the table of contents unique in the page. */
  id: string;
  contents: string;
  entries: readonly ContentsEntry[];
  children: ReactNode;
};

/** A legal text with its table of contents: above the text, on wide screens to its left. */
export function LegalColumns({ id, contents, entries, children }: Props) {
  return (
    <div className="grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-28">
      <nav
        aria-labelledby={`${id}-contents`}
        className="print:hidden lg:-m-2 lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem-var(--banner-height,0px))] lg:self-start lg:overflow-y-auto lg:p-2"
        data-above-banner=""
      >
        <p className="font-semibold text-small text-text-soft" id={`${id}-contents`}>
          {contents}
        </p>
        <ol className="mt-3 border-edge border-l-3">
          {entries.map((entry) => (
            <li key={entry.id}>
              <a
                className="flex min-h-11 items-baseline gap-2 py-2.5 tight:pl-2 pl-5 text-small leading-snug hover:text-action hover:underline"
                href={`#${entry.id}`}
              >
                <span className="min-w-[2.5ch] shrink-0 whitespace-nowrap font-semibold text-text-soft tabular-nums">
                  {entry.label}
                </span>
                {entry.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-sections max-w-[46rem]">{children}</div>
    </div>
  );
}
