import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = {
  /** Disclosures of one group open one at a time. */
  group: string;
  /** Id of the answer; a link to it opens the question. */
  id: string;
  summary: ReactNode;
  children: ReactNode;
};

/** A question with a collapsible answer: native, so it works without scripts. */
export function Disclosure({ group, id, summary, children }: Props) {
  return (
    <details className="group border-edge-strong/40 border-b" name={group}>
      <summary className="flex items-start justify-between gap-4 py-3 font-semibold sm:py-4 sm:text-title hover:text-action">
        {summary}
        <Icon
          className="mt-0.5 size-6 text-accent motion-safe:transition-transform group-open:-scale-y-100"
          name="chevron-down"
        />
      </summary>
      {/* On the answer, because browsers expand `details` for a link target inside; the margin
          keeps the question above it visible. */}
      <div className="max-w-measure scroll-mt-28 pb-6 text-text-soft" id={id}>
        {children}
      </div>
    </details>
  );
}
