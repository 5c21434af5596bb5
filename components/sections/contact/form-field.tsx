import type { ComponentProps } from 'react';

/** The look of everything that can be typed into; the border turns red on a wrong value. */
export const fieldLook =
  'mt-1.5 block w-full rounded-control border-2 border-edge-strong bg-paper px-4 py-2.5 user-invalid:border-accent';

type Props = ComponentProps<'input'> & {
  id: string;
  label: string;
  /** Marks the label with an asterisk; assistive technology hears `required` itself. */
  starred?: boolean;
};

/** A one-line field below its label. */
export function FormField({ label, starred = false, ...input }: Props) {
  return (
    <div>
      <label className="font-semibold" htmlFor={input.id}>
        {label}
        {starred && (
          <span aria-hidden="true" className="text-accent-strong">
            {' *'}
          </span>
        )}
      </label>
      <input className={`${fieldLook} min-h-12`} {...input} />
    </div>
  );
}
