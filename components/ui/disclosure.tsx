import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = {
  /** Disclosures with one group open one at a time. */
  group: string;
  id?: string;
  summary: ReactNode;
  children: ReactNode;
};

/** A question that opens to its answer: native, so it works before any script and without. */
export function Disclosure({ group, id, summary, children }: Props) {
  return (
    <details className="group border-edge-strong/40 border-b" id={id} name={group}>
      <summary className="flex items-start justify-between gap-4 py-5 font-semibold text-title hover:text-action">
        {summary}
        <Icon
          className="mt-0.5 size-6 text-accent transition-transform group-open:-scale-y-100"
          name="chevron-down"
        />
      </summary>
      <div className="max-w-measure pb-6 text-text-soft">{children}</div>
    </details>
  );
}
