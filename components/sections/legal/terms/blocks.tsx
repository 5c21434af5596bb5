import type { ReactNode } from 'react';
import type { Block, Inline } from '@/lib/terms/document';

/** Inline content as an element. */
function inlineElement(part: Inline, key: number): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return <strong key={key}>{part.children.map(inlineElement)}</strong>;
    case 'link':
      return (
        <a className="text-link" href={part.href} key={key}>
          {part.children.map(inlineElement)}
        </a>
      );
  }
}

/** A paragraph or a list as an element. */
function blockElement(block: Block, key: number): ReactNode {
  if (block.kind === 'paragraph') return <p key={key}>{block.children.map(inlineElement)}</p>;
  const List = block.ordered ? 'ol' : 'ul';
  return <List key={key}>{block.items.map(itemElement)}</List>;
}

function itemElement(item: readonly Block[], key: number): ReactNode {
  return <li key={key}>{item.map(blockElement)}</li>;
}

/** The content of a section of the terms. */
export function TermsBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map(blockElement);
}
