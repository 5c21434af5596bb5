import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { lineOf, type Problem } from '@/lib/i18n/text-problem';
import type { Block, Inline } from '@/lib/terms/document';

/** Values that a document may refer to. */
export type TermsContext = {
  /** File for error messages, relative to the messages folder. */
  file: string;
  /** Company facts by placeholder name: `{company}`. */
  facts: Readonly<Record<string, string>>;
  /** Page key, used as a link target → URL of the page. */
  pages: Readonly<Record<string, string>>;
  /** Marks a shown text with the line where it is written, if texts are to be marked. */
  mark?: MarkLine;
};

/** Marks a text with its line, from 1. */
export type MarkLine = (text: string, line: number) => string;

/** A shown text with its mark, if texts are marked. */
export function markedText(text: string, node: Nodes, { mark }: TermsContext): string {
  return mark ? mark(text, node.position?.start.line ?? 1) : text;
}

/** An error in a document. */
export class TermsError extends Error {
  constructor(readonly problem: Problem) {
    super(lineOf(problem));
  }
}

/** An error with file and line, and how to fix it. */
export function termsError(file: string, node: Nodes | undefined, message: string): TermsError {
  const line = node?.position?.start.line;
  const place = `messages/${file}${line === undefined ? '' : `:${line}`}`;
  return new TermsError({ file: place, key: '', message });
}

/** Replaces placeholders with company facts. */
function filled(text: string, node: Nodes, { file, facts }: TermsContext): string {
  return text.replace(/\{(\w*)\}/g, (braces, name: string) => {
    const fact = facts[name];
    if (fact === undefined) {
      throw termsError(
        file,
        node,
        `${braces}: no such fact; expected one of ${Object.keys(facts).join(', ')}`,
      );
    }
    return fact;
  });
}

/** Resolves a link target: the key of a page of this site, or an e-mail address. */
function targetOf(url: string, node: Nodes, context: TermsContext): string {
  if (url.startsWith('mailto:')) return filled(url, node, context);
  const address = context.pages[url];
  if (address === undefined) {
    throw termsError(
      context.file,
      node,
      `link to "${url}"; expected mailto: or a page: ${Object.keys(context.pages).join(', ')}`,
    );
  }
  return address;
}

/** Parses inline content. */
export function readInline(nodes: readonly PhrasingContent[], context: TermsContext): Inline[] {
  return nodes.map((node): Inline => {
    switch (node.type) {
      case 'text': {
        const text = filled(node.value.replace(/\n/g, ' '), node, context);
        return { kind: 'text', text: markedText(text, node, context) };
      }
      case 'strong':
        return { kind: 'strong', children: readInline(node.children, context) };
      case 'link':
        return {
          kind: 'link',
          href: targetOf(node.url, node, context),
          children: readInline(node.children, context),
        };
      default:
        throw termsError(context.file, node, `"${node.type}" is not shown; use text, ** or a link`);
    }
  });
}

/** Parses paragraphs and lists. */
export function readBlocks(nodes: readonly RootContent[], context: TermsContext): Block[] {
  return nodes.map((node): Block => {
    switch (node.type) {
      case 'paragraph':
        return { kind: 'paragraph', children: readInline(node.children, context) };
      case 'list':
        return {
          kind: 'list',
          ordered: node.ordered === true,
          items: node.children.map((item) => readBlocks(item.children, context)),
        };
      default:
        throw termsError(
          context.file,
          node,
          `"${node.type}" is not shown; use headings, paragraphs and lists`,
        );
    }
  });
}
