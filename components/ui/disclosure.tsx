import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

type QuestionProps = {
  /** Disclosures of one group open one at a time. */
  group: string;
  /** Id of the answer; a link to it opens the question. */
  id: string;
  summary: ReactNode;
  children: ReactNode;
};

/** A question with a collapsible answer: native, so it works without scripts. */
export function Question({ group, id, summary, children }: QuestionProps) {
  return (
    <details className="group border-edge-strong/40 border-b" name={group}>
      <summary className="flex min-h-14 items-center justify-between gap-4 py-2.5 font-semibold sm:text-title hover:text-action">
        {summary}
        <Icon
          className="size-6 text-accent motion-safe:transition-transform group-open:-scale-y-100"
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

const variants = {
  /** A list or a long text: a framed bar. */
  panel: {
    frame: 'rounded-control border border-edge-strong bg-paper',
    summary: 'min-h-14 rounded-control px-4 py-3 font-semibold sm:px-6',
    content: 'px-4 pt-1 pb-5 sm:px-6',
  },
  /** One of several rows: a line below it. */
  row: {
    frame: 'border-edge-strong/40 border-b',
    summary: 'min-h-11 py-2.5 font-semibold',
    content: 'pb-5',
  },
  /** Without borders, as at the stations of the route. */
  plain: { frame: '', summary: 'min-h-11 py-2', content: 'pb-4' },
  /** Sources and remarks: small text, no frame. */
  quiet: {
    frame: 'text-small text-text-soft',
    summary: 'min-h-11 w-fit max-w-full py-2.5 underline underline-offset-4',
    content: 'pb-2',
  },
} as const;

type DisclosureProps = {
  variant: keyof typeof variants;
  /** Describes the content: a text, or a heading. */
  label: ReactNode;
  /** The amount or a summary of the content, beside the label; on narrow screens below it. */
  detail?: ReactNode;
  /** Id of the content; a link to it opens the disclosure. */
  id?: string;
  children: ReactNode;
};

/**
 * Content that opens below its label: native, so it works without scripts, and so that links and
 * the browser's search open it. Prints open.
 */
export function Disclosure({ variant, label, detail, id, children }: DisclosureProps) {
  const { frame, summary, content } = variants[variant];
  const isPanel = variant === 'panel';
  const columns = isPanel ? 'sm:grid-cols-[1.4fr_1fr_auto]' : 'sm:grid-cols-[1fr_1fr_auto]';
  return (
    <details className={frame}>
      <summary
        className={`grid grid-cols-[1fr_auto] items-center gap-x-3 hover:text-action ${detail === undefined ? '' : columns} ${summary}`}
      >
        {typeof label === 'string' ? <span>{label}</span> : label}
        {detail !== undefined && (
          <span className="col-start-1 font-normal text-small text-text-soft sm:col-start-2">
            {detail}
          </span>
        )}
        {/* Disclosures can be nested: only its own summary turns the chevron. */}
        <Icon
          className={`-col-end-1 row-start-1 text-accent motion-safe:transition-transform print:hidden [[open]>summary>&]:-scale-y-100 ${isPanel ? 'size-6' : 'size-5'}`}
          name="chevron-down"
        />
      </summary>
      {/* The margin keeps the label above a linked content visible. */}
      <div className={`scroll-mt-32 ${content}`} id={id}>
        {children}
      </div>
    </details>
  );
}
