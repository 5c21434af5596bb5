import type { Heading, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { lineOf, type Problem } from '@/lib/i18n/text-problem';

const dateLine = /^Stand:\s(\d{2})\.(\d{2})\.(\d{4})$/;
const numberedTitle = /^(§\s(\d+))\s(.+)$/;

/** The text of inline content without markup. */
function plainText(inline: readonly Inline[]): string {
  return inline
    .map((part) => (part.kind === 'text' ? part.text : plainText(part.children)))
    .join('');
}

/** An anchor made from a heading. */
function slugOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');
}

/** The words of a heading, without marks. */
function titleOf(heading: Heading, { mark: _, ...context }: TermsContext): string {
  return plainText(readInline(heading.children, context));
}

/** The document's date: the first paragraph, which contains nothing else. */
function readDate(
  node: RootContent | undefined,
  { mark: _, ...context }: TermsContext,
): TermsDocument['date'] {
  const text = node?.type === 'paragraph' ? plainText(readInline(node.children, context)) : '';
  const [, day, month, year] = dateLine.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) {
    throw termsError(context.file, node, 'expected the date below the title: "Stand: 31.12.2025"');
  }
  return { text: `${day}.${month}.${year}`, iso: `${year}-${month}-${day}` };
}

/** A section; its number is its position in the document. */
function readSection(
  [heading, ...nodes]: readonly RootContent[],
  place: number,
  id: string,
  context: TermsContext,
): TermsSection {
  if (heading?.type !== 'heading' || heading.depth !== 2) {
    throw termsError(context.file, heading, 'expected a section heading: "## § 1 …"');
  }
  const words = titleOf(heading, context);
  const blocks = readBlocks(nodes, context);
  const [, label, number, title] = numberedTitle.exec(words) ?? [];
  if (label === undefined || number === undefined || title === undefined) {
    return { id: `${id}-${slugOf(words)}`, title: markedText(words, heading, context), blocks };
  }
  if (number !== String(place)) {
    throw termsError(context.file, heading, `${label} stands where § ${place} should`);
  }
  return { id: `${id}-${number}`, label, title: markedText(title, heading, context), blocks };
}

/** Parses what follows a document's title and date: an introduction, and sections. */
function readBody(
  [title, nodes]: [title: Heading, nodes: readonly RootContent[]],
  id: string,
  context: TermsContext,
): Pick<TermsDocument, 'intro' | 'sections'> {
  const starts = nodes.flatMap((node, index) => (node.type === 'heading' ? [index] : []));
  const [first] = starts;
  if (first === undefined) throw termsError(context.file, title, 'no sections; write "## § 1 …"');
  return {
    intro: readBlocks(nodes.slice(0, first), context),
    sections: starts.map((start, index) =>
      readSection(nodes.slice(start, starts[index + 1]), index + 1, id, context),
    ),
  };
}

/**
 * Parses the summary of a document: title, introduction and sections.
 *
 * @param id anchor of the summary; its sections' anchors begin with it
 * @throws TermsError with file and line of invalid content
 */
export function readTermsSummary(source: string, id: string, context: TermsContext): TermsSummary {
  const [title, ...rest] = fromMarkdown(source).children;
  if (title?.type !== 'heading' || title.depth !== 1) {
    throw termsError(context.file, title, 'expected the title in the first line: "# …"');
  }
  // Fingerprints of the summarised sections, see scripts/messages/summarised.ts.
  const shown = rest.filter((node) => node.type !== 'html' || !/^<!--/.test(node.value));
  const words = markedText(titleOf(title, context), title, context);
  return { id, title: words, ...readBody([title, shown], id, context) };
}

/**
 * Parses one set of terms: title, date, introduction and sections.
 *
 * @param id anchor of the document; its sections' anchors begin with it
 * @throws TermsError with file and line of invalid content
 */
export function readTermsDocument(
  source: string,
  id: string,
  context: TermsContext,
): TermsDocument {
  const [title, date, ...rest] = fromMarkdown(source).children;
  if (title?.type !== 'heading' || title.depth !== 1) {
    throw termsError(context.file, title, 'expected the title in the first line: "# …"');
  }
  const body = readBody([title, rest], id, context);
  const words = markedText(titleOf(title, context), title, context);
  return { id, title: words, date: readDate(date, context), ...body };
}

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
function markedText(text: string, node: Nodes, { mark }: TermsContext): string {
  return mark ? mark(text, node.position?.start.line ?? 1) : text;
}

/** An error in a document. */
export class TermsError extends Error {
  constructor(readonly problem: Problem) {
    super(lineOf(problem));
  }
}

/** An error with file and line, and how to fix it. */
function termsError(file: string, node: Nodes | undefined, message: string): TermsError {
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
function readInline(nodes: readonly PhrasingContent[], context: TermsContext): Inline[] {
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
function readBlocks(nodes: readonly RootContent[], context: TermsContext): Block[] {
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

/** Inline content. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: readonly Inline[] }
  | { kind: 'link'; href: string; children: readonly Inline[] };

/** Block content; nothing else is allowed in the terms. */
export type Block =
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Block[])[] };

export type TermsSection = {
  /** Anchor of the section: the document's anchor and the section's number or title. */
  id: string;
  /** `§ 3`; missing for unnumbered sections. */
  label?: string;
  title: string;
  blocks: readonly Block[];
};

/** One set of terms, parsed. */
export type TermsDocument = {
  id: string;
  title: string;
  /** The date as written in the document, and as YYYY-MM-DD. */
  date: { text: string; iso: string };
  intro: readonly Block[];
  sections: readonly TermsSection[];
};

/** A summary of one set of terms, parsed; its sections have the numbers of the summarised ones. */
export type TermsSummary = Omit<TermsDocument, 'date'>;
