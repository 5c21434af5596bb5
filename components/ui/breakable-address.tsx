import { Fragment } from 'react';

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
