import type { Heading, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Inline, TermsDocument, TermsSection, TermsSummary } from '@/lib/terms/document';
import {
  markedText,
  readBlocks,
  readInline,
  type TermsContext,
  termsError,
} from '@/lib/terms/parse-markdown';

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
  // Fingerprints of the summarised sections, see tooling/messages/summarised.ts.
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
