import type { Block, Inline } from '@/lib/terms/parse-document';

const inlineText = (part: Inline): string =>
  part.kind === 'text' ? part.text : part.children.map(inlineText).join('');

/** The texts of a block of the terms, one for each paragraph. */
export const paragraphs = (block: Block): string[] =>
  block.kind === 'paragraph'
    ? [block.children.map(inlineText).join('')]
    : block.items.flat().flatMap(paragraphs);
