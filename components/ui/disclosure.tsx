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
  return (
    <details
      className={`disclosure ${isInline ? 'disclosure-inline' : 'disclosure-row'}`}
      name={group}
    >
      <summary>
        {typeof label === 'string' ? <span>{label}</span> : label}
        <DrawnIcon className="" shapes={ChevronDown} />{' '}
        {detail !== undefined && <span className="disclosure-detail">{detail}</span>}
      </summary>
      {/* The id is on the content, because browsers open `details` for a link target inside. */}
      <div id={id}>{children}</div>
    </details>
  );
}
