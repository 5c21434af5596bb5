import type { IconNode } from 'lucide';
import { createElement } from 'react';

type Props = {
  /** A Lucide icon: its elements with their attributes. */
  node: IconNode;
  className?: string | undefined;
};

/** Renders an icon as inline SVG. Islands use it to bundle only the icons that they need. */
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
