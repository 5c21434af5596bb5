import type { ComponentProps, ReactNode } from 'react';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { TriangleAlert } from '@/components/ui/icon-shapes';
import { ChangingText } from '@/components/ui/text';
import type { ContactField, FieldProblems } from '@/lib/contact/request';
import { type ContactFormTexts, problemText } from '@/lib/contact/texts';

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
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <SingleLineField
          {...field('name')}
          autoComplete="name"
          enterKeyHint="next"
          minLength={minLengths.name}
          required
          starred
          type="text"
        />
        <SingleLineField
          {...field('email')}
          autoComplete="email"
          enterKeyHint="next"
          inputMode="email"
          required
          starred
          type="email"
        />
        <SingleLineField
          {...field('phone')}
          autoComplete="tel"
          enterKeyHint="next"
          inputMode="tel"
          type="tel"
        />
        <SingleLineField
          {...field('company')}
          autoComplete="organization"
          enterKeyHint="next"
          type="text"
        />
      </div>
      <div className="mt-5">
        <MultiLineField
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

type LabelledField = FieldTexts & { id: string; label: string };

function SingleLineField({
  label,
  starred = false,
  problem,
  ...input
}: LabelledField & { starred?: boolean } & ComponentProps<'input'>) {
  const { id } = input;
  return (
    <FieldFrame id={id} label={label} problem={problem} starred={starred}>
      <input className={`${fieldClass} min-h-12`} {...input} {...describedBy(id, { problem })} />
    </FieldFrame>
  );
}

/** A multi-line field, which grows with its text up to the height of the window. */
function MultiLineField({
  label,
  problem,
  hint,
  note,
  ...area
}: LabelledField & { hint: string; note: string } & ComponentProps<'textarea'>) {
  const { id } = area;
  const words = { problem, hint, note };
  return (
    <FieldFrame id={id} label={label} {...words}>
      <textarea
        className={`${fieldClass} field-sizing-content max-h-[max(11rem,60svh)] min-h-44`}
        {...area}
        {...describedBy(id, words)}
      />
    </FieldFrame>
  );
}

const fieldClass =
  'mt-1.5 block w-full rounded-control border-2 border-edge-strong bg-paper px-4 py-2.5 read-only:bg-background aria-invalid:border-error';

type FieldTexts = {
  problem?: string | undefined;
  hint?: string;
  /** Text below the field. */
  note?: string;
};

/** Value of `aria-describedby`: the ids of the texts about a field. */
function describedBy(id: string, { problem, hint, note }: FieldTexts) {
  const words = Object.entries({ problem, hint, note });
  const ids = words.flatMap(([name, text]) => (text === undefined ? [] : [`${id}-${name}`]));
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': problem === undefined ? undefined : true,
  };
}

type FieldFrameProps = FieldTexts & {
  id: string;
  label: string;
  /** Whether the label has an asterisk. Screen readers announce `required` instead. */
  starred?: boolean;
  children: ReactNode;
};

function FieldFrame(props: FieldFrameProps) {
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
        <p className="mt-1.5 flex gap-1.5 font-semibold text-error text-small" id={`${id}-problem`}>
          <DrawnIcon className="mt-0.5 size-5" shapes={TriangleAlert} />
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
