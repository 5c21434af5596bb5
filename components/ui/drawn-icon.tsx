import type { IconNode } from 'lucide';
import { createElement } from 'react';

type Props = {
  /** A drawing of Lucide: its elements with their attributes. */
  node: IconNode;
  className?: string | undefined;
};

/** Draws an icon into the HTML. Islands use it with the one or two icons that they need. */
export function DrawnIcon({ node, className = 'size-5' }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={2}
      viewBox="0 0 24 24"
    >
      {node.map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}
