import type { ComponentProps } from 'react';
import {
  describedBy,
  FieldFrame,
  type FieldWords,
  fieldLook,
} from '@/components/islands/contact/field-frame';

type Named = FieldWords & { id: string; label: string };

/** A field of one line. */
export function LineField({
  label,
  starred = false,
  problem,
  ...input
}: Named & { starred?: boolean } & ComponentProps<'input'>) {
  const { id } = input;
  return (
    <FieldFrame id={id} label={label} problem={problem} starred={starred}>
      <input className={`${fieldLook} min-h-12`} {...input} {...describedBy(id, { problem })} />
    </FieldFrame>
  );
}

/** A field of many lines, which grows with its text and scrolls before it outgrows the window. */
export function LinesField({
  label,
  problem,
  hint,
  note,
  ...area
}: Named & { hint: string; note: string } & ComponentProps<'textarea'>) {
  const { id } = area;
  const words = { problem, hint, note };
  return (
    <FieldFrame id={id} label={label} {...words}>
      <textarea
        className={`${fieldLook} field-sizing-content max-h-[max(11rem,60svh)] min-h-44`}
        {...area}
        {...describedBy(id, words)}
      />
    </FieldFrame>
  );
}
