import type { ReactNode } from 'react';
import { chevronDownIcon, Icon } from '@/components/ui/icon';

type Props = {
  /** Dropdowns of one group open one at a time. */
  group: string;
  summary: string;
  /** Accessible name, if the summary is an abbreviation. */
  label?: string;
  /** The side on which menu and label are aligned. */
  side: 'left' | 'right';
  /** Whether the current page belongs to this menu. */
  current: boolean;
  children: ReactNode;
};

const sides = { left: 'left-0', right: 'right-0' } as const;

/** A menu that opens below its label. The element is `details`, so it works without scripts. */
export function Dropdown({ group, summary, label, side, current, children }: Props) {
  return (
    <details className="group relative" name={group}>
      <summary
        className={`flex min-h-11 items-center gap-1 rounded-full px-2 text-left font-semibold text-small leading-tight lg:whitespace-nowrap lg:px-3 hover:bg-tint group-open:bg-tint ${current ? 'underline decoration-2 decoration-accent underline-offset-6' : ''}`}
      >
        {label === undefined ? (
          summary
        ) : (
          <>
            <span aria-hidden="true">{summary}</span>
            <span className="sr-only">{label}</span>
          </>
        )}
        <Icon
          className="size-4 transition-transform group-open:-scale-y-100 max-lg:hidden"
          path={chevronDownIcon}
        />
      </summary>
      <div
        className={`dropdown absolute top-full mt-2 max-h-[calc(100dvh-var(--spacing-header)-1rem)] w-72 overflow-y-auto rounded-card border border-edge bg-paper p-3 shadow-float ${sides[side]}`}
      >
        {children}
      </div>
    </details>
  );
}
