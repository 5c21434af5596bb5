import type { ComponentProps } from 'react';
import { Icon, warningIcon } from '@/components/ui/icon';
import { ChangingText } from '@/components/ui/text';
import { type ContactFormTexts, problemText } from '@/lib/contact/texts';
import type { ContactField, FieldProblems } from '@/supabase/functions/_shared/contact-request';

/** Minimum lengths by field. */
export type MinLengths = Readonly<Record<'name' | 'message', number>>;

type FormFieldsProps = {
  /** Id of the form; the ids of its elements start with it. */
  id: string;
  /** Minimum lengths, as a prop, because importing them would import the schema. */
  minLengths: MinLengths;
  texts: ContactFormTexts;
  problems: FieldProblems;
  isSending: boolean;
};

/** Id of a field, for its label and for links to it. */
export const fieldId = (id: string, field: ContactField): string => `${id}-${field}`;

/** The six fields, and the hidden one that only bots fill in. */
export function FormFields(props: FormFieldsProps) {
  const { id, minLengths, texts, problems, isSending } = props;
  const field = (name: Exclude<ContactField, 'request_callback'>) => {
    const problem = problems[name];
    return {
      id: fieldId(id, name),
      label: texts.fields[name],
      name,
      problem: problem && problemText(texts, name, problem),
      readOnly: isSending,
    };
  };
  const line = { enterKeyHint: 'next', type: 'text' } as const;
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field
          {...field('name')}
          {...line}
          autoComplete="name"
          minLength={minLengths.name}
          required
        />
        <Field {...field('email')} {...line} autoComplete="email" required type="email" />
        <Field {...field('phone')} {...line} autoComplete="tel" type="tel" />
        <Field {...field('company')} {...line} autoComplete="organization" />
      </div>
      <div className="mt-5">
        <Field
          {...field('message')}
          enterKeyHint="enter"
          hint={texts.fields.messageHint}
          minLength={minLengths.message}
          note={texts.health}
          required
          rows={6}
        />
      </div>
      <div className="mt-3 flex items-center gap-3">
        <input
          className="size-6 shrink-0 accent-action"
          id={fieldId(id, 'request_callback')}
          name="request_callback"
          // A checkbox cannot be read-only, and a disabled one would lose the focus.
          onClick={(event) => {
            if (isSending) event.preventDefault();
          }}
          type="checkbox"
          value="true"
        />
        <label className="flex min-h-11 items-center" htmlFor={fieldId(id, 'request_callback')}>
          {texts.fields.request_callback}
        </label>
      </div>
      <div className="sr-only" inert>
        <label htmlFor={`${id}-website`}>{texts.fields.website}</label>
        <input autoComplete="off" id={`${id}-website`} name="website" tabIndex={-1} type="text" />
      </div>
    </>
  );
}

type FieldProps = {
  id: string;
  label: string;
  problem: string | undefined;
  hint?: string;
  note?: string;
} & Pick<
  ComponentProps<'input'> & ComponentProps<'textarea'>,
  'autoComplete' | 'enterKeyHint' | 'minLength' | 'name' | 'readOnly' | 'required' | 'rows' | 'type'
>;

const controlClass =
  'mt-1.5 block w-full rounded-control border-2 border-edge-strong bg-paper px-4 py-2.5 read-only:bg-background aria-invalid:border-error';

/**
 * A field with its label and the texts about it. With rows, it grows with its text up to the height
 * of the window.
 */
function Field({ label, problem, hint, note, type, ...attributes }: FieldProps) {
  const { id, required, rows } = attributes;
  const words = Object.entries({ problem, hint, note }).filter(([, text]) => text !== undefined);
  const control = {
    ...attributes,
    'aria-describedby': words.map(([name]) => `${id}-${name}`).join(' ') || undefined,
    'aria-invalid': problem === undefined ? undefined : true,
  };
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label className="font-semibold" htmlFor={id}>
          {label}
          {/* Screen readers announce `required` instead. A hint says more than an asterisk. */}
          {required && hint === undefined && (
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
      {rows === undefined ? (
        <input className={`${controlClass} min-h-12`} {...control} type={type} />
      ) : (
        <textarea
          className={`${controlClass} field-sizing-content max-h-[max(11rem,60svh)] min-h-44`}
          {...control}
        />
      )}
      {problem !== undefined && (
        <p className="mt-1.5 flex gap-1.5 font-semibold text-error text-small" id={`${id}-problem`}>
          <Icon className="mt-0.5 size-5" path={warningIcon} />
          <ChangingText text={problem} />
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
