import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** Section number; in the margin on wide screens. */
  label?: string;
  level?: 'h2' | 'h3';
  children: ReactNode;
};

/** A section of a legal text, limited to a readable line length. */
export function LegalSection({ id, title, label, level: Heading = 'h2', children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} className="py-10 first:pt-0 last:pb-0" id={id}>
      <Heading className="relative flex gap-3 text-title lg:block" id={`${id}-title`}>
        {label !== undefined && (
          <>
            <span className="shrink-0 whitespace-nowrap text-accent-strong tabular-nums lg:absolute lg:right-full lg:mr-5">
              {label}
            </span>{' '}
          </>
        )}
        {title}
      </Heading>
      <div className="legal-text mt-5 space-y-4">{children}</div>
    </section>
  );
}
