import { Fragment } from 'react';

/** The sentences of a heading, each on its own line. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.!?]) /).map((sentence) => (
    <Fragment key={sentence}>
      <span className="block">{sentence}</span>{' '}
    </Fragment>
  ));
}
