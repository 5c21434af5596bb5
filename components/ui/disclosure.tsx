import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

type DisclosureProps = {
  /** What is inside; text, or a heading. */
  label: ReactNode;
  /** How much is inside, or its short form: below the label; inline on wide screens behind it. */
  detail?: ReactNode;
  /** As wide as its label, without a frame: a note inside a text, or a stop on the route line. */
  isInline?: boolean;
  /** Disclosures of one group open one at a time. */
  group?: string;
  /** Id of the content; a link to it opens the disclosure. */
  id?: string;
  children: ReactNode;
};

const looks = {
  row: {
    frame: 'border-edge-strong/40 border-y [&+&]:border-t-0',
    summary:
      'min-h-13 grid-cols-[1fr_auto] py-2.5 text-body font-semibold sm:text-title [&>:first-child]:font-semibold',
    detail: '',
    chevron: 'size-6',
    content: 'pb-6',
  },
  inline: {
    frame: 'text-small text-text-soft',
    summary:
      'min-h-11 w-fit max-w-full grid-cols-[auto_auto] py-2 underline-offset-4 [&>:first-child]:underline [&>:first-child]:decoration-1 [&>:first-child]:decoration-edge-strong',
    detail: 'sm:col-start-3 sm:row-start-1',
    chevron: 'size-5',
    content: 'pb-2',
  },
} as const;

/**
 * Content that opens below its label: native, so it works without scripts, and so that links and
 * the browser's search open it. Prints open. A row between lines, or inline.
 */
export function Disclosure({
  label,
  detail,
  isInline = false,
  group,
  id,
  children,
}: DisclosureProps) {
  const look = looks[isInline ? 'inline' : 'row'];
  return (
    <details className={look.frame} name={group}>
      <summary className={`grid items-center gap-x-2 hover:text-action ${look.summary}`}>
        {typeof label === 'string' ? <span>{label}</span> : label}
        {detail !== undefined && (
          <span className={`col-start-1 font-normal text-small text-text-soft ${look.detail}`}>
            {detail}
          </span>
        )}
        {/* Disclosures can be nested: only its own summary turns the chevron. */}
        <Icon
          className={`col-start-2 row-start-1 text-accent motion-safe:transition-transform print:hidden [[open]>summary>&]:-scale-y-100 ${look.chevron}`}
          name="chevron-down"
        />
      </summary>
      {/* On the content, because browsers expand `details` for a link target inside; the margin
          keeps the label above it visible. */}
      <div className={`scroll-mt-32 ${look.content}`} id={id}>
        {children}
      </div>
    </details>
  );
}
