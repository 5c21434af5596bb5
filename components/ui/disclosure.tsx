import type { ReactNode } from 'react';
import { chevronDownIcon, Icon } from '@/components/ui/icon';

type DisclosureProps = {
  /** Names the content: a text, or a heading. */
  label: ReactNode;
  /** As wide as its label, and without lines above and below. */
  isInline?: boolean;
  /** Wide windows show the content without its label. */
  isOpenWhenWide?: boolean;
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
export function Disclosure(props: DisclosureProps) {
  const { label, isInline = false, isOpenWhenWide = false, group, id, children } = props;
  const variant = isInline ? 'disclosure-inline' : 'disclosure-row';
  return (
    <details
      className={`disclosure ${variant} ${isOpenWhenWide ? 'open-when-wide' : ''}`}
      name={group}
    >
      <summary>
        {typeof label === 'string' ? <span>{label}</span> : label}
        <Icon className="print:hidden" path={chevronDownIcon} />
      </summary>
      {/* The id is on the content, because browsers open `details` for a link target inside. */}
      <div id={id}>{children}</div>
    </details>
  );
}
