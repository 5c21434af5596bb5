import type { ReactNode } from 'react';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { ChevronDown } from '@/components/ui/icon-shapes';

type DisclosureProps = {
  /** Names the content: a text, or a heading. */
  label: ReactNode;
  /** Amount or summary of the content, below the label; if inline, after it in wide windows. */
  detail?: ReactNode;
  /** As wide as its label, and without lines above and below. */
  isInline?: boolean;
  /** Disclosures of one group open one at a time. */
  group?: string;
  /** Id of the content; a link to it opens the disclosure. */
  id?: string;
  children: ReactNode;
};

const variants = {
  row: {
    frame: 'border-edge-strong/40 border-y [&+&]:border-t-0',
    summary:
      'grid min-h-12 md:min-h-13 grid-cols-[1fr_auto] items-center gap-x-2 py-2.5 text-body font-semibold sm:text-title [&>:first-child]:font-semibold',
    detail: '',
    chevron: 'size-6',
    content: 'pb-6',
  },
  inline: {
    frame: 'text-small text-text-soft',
    summary:
      'block min-h-11 w-fit content-center py-2 underline-offset-4 [&>:first-child]:inline [&>:first-child]:pr-6 [&>:first-child]:underline [&>:first-child]:decoration-1 [&>:first-child]:decoration-edge-strong',
    detail: 'max-sm:block',
    // Covers the padding of the label, so that it stays on the line of the last word.
    chevron: '-ml-5 inline-block size-5 align-text-bottom',
    content: 'pb-2',
  },
} as const;

/**
 * Content that opens below its label. The element is `details`, so it works without scripts, and
 * link targets and the browser's search open it. In print it is open.
 */
export function Disclosure({
  label,
  detail,
  isInline = false,
  group,
  id,
  children,
}: DisclosureProps) {
  const variant = variants[isInline ? 'inline' : 'row'];
  return (
    <details className={variant.frame} name={group}>
      <summary className={`hover:text-action ${variant.summary}`}>
        {typeof label === 'string' ? <span>{label}</span> : label}
        {/* The selector names the direct parent, because disclosures can be nested. */}
        <DrawnIcon
          className={`col-start-2 row-start-1 text-accent motion-safe:transition-transform print:hidden [[open]>summary>&]:-scale-y-100 ${variant.chevron}`}
          shapes={ChevronDown}
        />{' '}
        {detail !== undefined && (
          <span className={`col-start-1 font-normal text-small text-text-soft ${variant.detail}`}>
            {detail}
          </span>
        )}
      </summary>
      {/* The id is on the content, because browsers open `details` for a link target inside. The
          margin keeps the label visible. */}
      <div className={`scroll-mt-32 ${variant.content}`} id={id}>
        {children}
      </div>
    </details>
  );
}
