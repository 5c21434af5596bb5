import { Fragment, type ReactNode } from 'react';

/** The sentences of a heading, each on its own line. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.!?]) /).map((sentence) => (
    <Fragment key={sentence}>
      <span className="block">{sentence}</span>{' '}
    </Fragment>
  ));
}

/**
 * A web or mail address that breaks before a dot or an at sign, where it has to. What is copied has
 * no sign of it.
 */
export function BreakableAddress({ address }: { address: string }) {
  return (
    <span>
      {address.split(/(?=[.@])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts may be equal, and never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** A tag around a German term in a text of any language. */
export function germanTerm(term: ReactNode) {
  return <span lang="de">{term}</span>;
}
