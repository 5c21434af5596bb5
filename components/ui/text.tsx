import { type ComponentProps, Fragment, type ReactNode } from 'react';

type HeadingProps = {
  id: string;
  text: string;
  level?: 'h2' | 'h3';
  size?: 'text-heading' | 'text-subheading' | 'text-title';
};

/** The heading of a section, or of a part of one, which its id names. */
export function Heading({ id, text, level: Level = 'h2', size = 'text-heading' }: HeadingProps) {
  return (
    <Level className={size} id={id}>
      {text}
    </Level>
  );
}

type SentencesProps = { text: string; end?: RegExp; className?: string };

/** The sentences of a heading, each on its own line. @param end space that ends a part */
export function Sentences({ text, end = /(?<=[.!?]) /, className = 'block' }: SentencesProps) {
  return text.split(end).map((part) => (
    <Fragment key={part}>
      <span className={className}>{part}</span>{' '}
    </Fragment>
  ));
}

type ChangingTextProps = ComponentProps<'span'> & { text: string | false | undefined };

/**
 * A text that changes. Each text is a new element: the translation of a browser replaces text nodes
 * by elements, and would not notice a change of the replaced node.
 */
export function ChangingText({ text, ...attributes }: ChangingTextProps) {
  return text ? (
    <span key={text} {...attributes}>
      {text}
    </span>
  ) : null;
}

/** Marks a German term in a text of another language. */
export function germanTerm(term: ReactNode) {
  return <span lang="de">{term}</span>;
}
