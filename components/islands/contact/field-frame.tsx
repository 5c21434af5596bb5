import type { ReactNode } from 'react';

/** The look of everything that can be typed into. The border turns red on a wrong value. */
export const fieldLook =
  'mt-1.5 block w-full rounded-control border-2 border-edge-strong bg-paper px-4 py-2.5 read-only:bg-ground aria-invalid:border-accent';

/** What is said about a field besides its label. */
export type FieldWords = {
  /** What is wrong with the value. */
  problem?: string | undefined;
  /** Stands beside the label. */
  hint?: string;
  /** Stands below the field. */
  note?: string;
};

/** Tells assistive technology what is said about a field. */
export function describedBy(id: string, { problem, hint, note }: FieldWords) {
  const ids = [
    ...(problem === undefined ? [] : [`${id}-problem`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(note === undefined ? [] : [`${id}-note`]),
  ];
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': problem === undefined ? undefined : true,
  };
}

type Props = FieldWords & {
  id: string;
  label: string;
  /** Marks the label with an asterisk; assistive technology hears `required` itself. */
  starred?: boolean;
  children: ReactNode;
};

/** A field between its label and what is said about it. */
export function FieldFrame(props: Props) {
  const { id, label, starred, problem, hint, note, children } = props;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label className="font-semibold" htmlFor={id}>
          {label}
          {starred && (
            <span aria-hidden="true" className="text-accent-strong">
              {' *'}
            </span>
          )}
        </label>
        {hint !== undefined && (
          <span className="text-small text-text-soft" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      {children}
      {problem !== undefined && (
        <p className="mt-1.5 font-semibold text-accent-strong text-small" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {note !== undefined && (
        <p className="mt-2 text-small text-text-soft" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
