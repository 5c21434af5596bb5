import { fromMarkdown } from 'mdast-util-from-markdown';
import { formatProblem, type Problem } from '@/lib/i18n/text-problem';

/** Nodes of a Markdown document: blocks and inline content. */
type RootContent = ReturnType<typeof fromMarkdown>['children'][number];
type PhrasingContent = Extract<RootContent, { type: 'paragraph' }>['children'][number];
type Nodes = RootContent | PhrasingContent;

/** Inline content. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: readonly Inline[] }
  | { kind: 'link'; href: string; children: readonly Inline[] };

/** Block content; nothing else is allowed in the terms. */
export type Block =
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Block[])[] };

type TermsSection = {
  /** Anchor of the section: the document's anchor and the section's position. */
  id: string;
  /** `§ 3`; missing for unnumbered sections. */
  label: string | undefined;
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

/** A summary of one set of terms, parsed. Its sections have the numbers of those they summarise. */
export type TermsSummary = Omit<TermsDocument, 'date'>;

/** Values that a document refers to by name. */
export type TermsContext = {
  /** File for error messages, relative to the messages folder. */
  file: string;
  /** Values by placeholder name, such as `{company}`. */
  values: Readonly<Record<string, string>>;
  /** URL of each page by page key; documents link to page keys. */
  pages: Readonly<Record<string, string>>;
  /** Adds invisible marks with its location to a text; lines count from 1. */
  mark?: (text: string, line: number) => string;
};

/** An error in a document. */
export class TermsError extends Error {
  constructor(readonly problem: Problem) {
    super(formatProblem(problem));
  }
}

const dateLine = /^Stand:\s((\d{2})\.(\d{2})\.(\d{4}))$/;
/** Markdown that would be shown as written: tables, struck text, footnotes, and what is not closed. */
const unparsed = /~~|\*\*|`| ?\| ?|\[\^|\]\(/;
const numberedTitle = /^(§\s(\d+))\s(.+)$/;

function createParser({ file, values, pages, mark }: TermsContext) {
  /** @throws TermsError with file and line */
  function fail(node: Nodes | undefined, message: string, linesBelow = 0): never {
    const line = node?.position?.start.line;
    const location = `messages/${file}${line === undefined ? '' : `:${line + linesBelow}`}`;
    throw new TermsError({ file: location, key: '', message });
  }

  const withMark = (text: string, node: Nodes) =>
    mark?.(text, node.position?.start.line ?? 1) ?? text;

  function rejectUnparsed(text: string, node: Nodes): void {
    const { 0: found, index = 0 } = unparsed.exec(text) ?? {};
    if (found === undefined) return;
    const message = `"${found}" would be shown as written; use text, **bold** or [a link](page)`;
    fail(node, message, text.slice(0, index).split('\n').length - 1);
  }

  function fillPlaceholders(text: string, node: Nodes): string {
    const known = Object.keys(values).join(', ');
    return text.replace(
      /\{(\w*)\}/g,
      (braces, name: string) =>
        values[name] ?? fail(node, `${braces}: unknown placeholder; expected one of ${known}`),
    );
  }

  /** Resolves a link target: the key of a page of this site, or an e-mail address. */
  function linkTarget(url: string, node: Nodes): string {
    if (url.startsWith('mailto:')) return fillPlaceholders(url, node);
    const known = Object.keys(pages).join(', ');
    return pages[url] ?? fail(node, `link to "${url}"; expected mailto: or a page: ${known}`);
  }

  function parseInline(
    nodes: readonly PhrasingContent[],
    toShown: (text: string, node: Nodes) => string = withMark,
  ): Inline[] {
    return nodes.map((node): Inline => {
      if (node.type === 'text') {
        rejectUnparsed(node.value, node);
        const text = fillPlaceholders(node.value.replace(/\n/g, ' '), node);
        return { kind: 'text', text: toShown(text, node) };
      }
      if (node.type !== 'strong' && node.type !== 'link') {
        return fail(node, `"${node.type}" is not shown; use text, ** or a link`);
      }
      const children = parseInline(node.children, toShown);
      return node.type === 'strong'
        ? { kind: 'strong', children }
        : { kind: 'link', href: linkTarget(node.url, node), children };
    });
  }

  const textOf = (inline: Inline): string =>
    inline.kind === 'text' ? inline.text : inline.children.map(textOf).join('');

  /** The text of inline content, without marks. */
  const plainText = (nodes: readonly PhrasingContent[]): string =>
    parseInline(nodes, (text) => text)
      .map(textOf)
      .join('');

  function parseBlocks(nodes: readonly RootContent[]): Block[] {
    return nodes.map((node): Block => {
      if (node.type === 'paragraph') {
        return { kind: 'paragraph', children: parseInline(node.children) };
      }
      if (node.type !== 'list') {
        return fail(node, `"${node.type}" is not shown; use headings, paragraphs and lists`);
      }
      const items = node.children.map((item) => parseBlocks(item.children));
      return { kind: 'list', ordered: node.ordered === true, items };
    });
  }

  /** Reads the date from the first paragraph, which contains nothing else. */
  function parseDate(node: RootContent | undefined): TermsDocument['date'] {
    const text = node?.type === 'paragraph' ? plainText(node.children) : '';
    const [, written, day, month, year] = dateLine.exec(text) ?? [];
    if (written === undefined) {
      return fail(node, 'expected the date below the title: "Stand: 31.12.2025"');
    }
    return { text: written, iso: `${year}-${month}-${day}` };
  }

  /** Reads a section. Its number must be its position in the document. */
  function parseSection(
    [heading, ...nodes]: readonly RootContent[],
    position: number,
    id: string,
  ): TermsSection {
    if (heading?.type !== 'heading' || heading.depth !== 2) {
      return fail(heading, 'expected a section heading: "## § 1 …"');
    }
    const headingText = plainText(heading.children);
    const blocks = parseBlocks(nodes);
    const [, label, number, title = headingText] = numberedTitle.exec(headingText) ?? [];
    if (number !== undefined && number !== String(position)) {
      return fail(heading, `found ${label}; expected § ${position}`);
    }
    return { id: `${id}-${position}`, label, title: withMark(title, heading), blocks };
  }

  function parseBody(
    title: RootContent | undefined,
    nodes: readonly RootContent[],
    id: string,
  ): TermsSummary {
    if (title?.type !== 'heading' || title.depth !== 1) {
      return fail(title, 'expected the title in the first line: "# …"');
    }
    const starts = nodes.flatMap((node, index) => (node.type === 'heading' ? [index] : []));
    if (starts.length === 0) return fail(title, 'no sections; write "## § 1 …"');
    return {
      id,
      title: withMark(plainText(title.children), title),
      intro: parseBlocks(nodes.slice(0, starts[0])),
      sections: starts.map((start, index) =>
        parseSection(nodes.slice(start, starts[index + 1]), index + 1, id),
      ),
    };
  }

  return { parseBody, parseDate };
}

/**
 * Parses the summary of a document: title, introduction and sections.
 *
 * @param id anchor of the summary; its sections' anchors begin with it
 * @throws TermsError with file and line of invalid content
 */
export function parseTermsSummary(source: string, id: string, context: TermsContext): TermsSummary {
  const [title, ...rest] = fromMarkdown(source).children;
  // Leaves out the fingerprints, which scripts/checks/terms-texts.ts writes.
  const shown = rest.filter((node) => node.type !== 'html' || !node.value.startsWith('<!--'));
  return createParser(context).parseBody(title, shown, id);
}

/**
 * Parses one set of terms: title, date, introduction and sections.
 *
 * @param id anchor of the document; its sections' anchors begin with it
 * @throws TermsError with file and line of invalid content
 */
export function parseTermsDocument(
  source: string,
  id: string,
  context: TermsContext,
): TermsDocument {
  const [title, date, ...rest] = fromMarkdown(source).children;
  const { parseBody, parseDate } = createParser(context);
  return { ...parseBody(title, rest, id), date: parseDate(date) };
}
