import { type ComponentProps, useEffect } from 'react';
import { ErrorTitle } from '@/components/islands/contact/outcomes';
import { Icon, warningIcon } from '@/components/ui/icon';
import { ChangingText } from '@/components/ui/text';
import { contactFields, type TextField, textFields } from '@/lib/contact/fields';
import { type ContactFormTexts, problemText } from '@/lib/contact/texts';
import type { ContactField, FieldProblems } from '@/supabase/functions/_shared/contact-request';

/** Minimum lengths by field. */
export type MinLengths = Readonly<Partial<Record<TextField, number>>>;

type FormFieldsProps = {
  /** Minimum lengths, as a prop, because importing them would import the schema. */
  minLengths: MinLengths;
  texts: ContactFormTexts;
  problems: FieldProblems;
  isSending: boolean;
};

/** Id of the form; the ids of its elements start with it. */
export const formId = 'contact-form';

/** Ids of the elements that get the focus after an attempt. */
export const summaryId = `${formId}-problems`;
export const submitId = `${formId}-submit`;

/** Id of a field, for its label and for links to it. */
const fieldId = (field: ContactField): string => `${formId}-${field}`;

/** What the browser knows of each text field. One with rows has several lines. */
const controls = {
  name: { autoComplete: 'name', required: true },
  email: { autoComplete: 'email', required: true, type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  company: { autoComplete: 'organization' },
  message: { required: true, rows: 6 },
} as const satisfies Record<TextField, Partial<FieldProps>>;

/** The six fields, and the hidden one that only bots fill in. */
export function FormFields({ minLengths, texts, problems, isSending }: FormFieldsProps) {
  const problemOf = (name: TextField) => problems[name] && problemText(texts, name, problems[name]);
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {textFields.map((name) => (
          <Field
            {...controls[name]}
            id={fieldId(name)}
            key={name}
            label={texts.fields[name]}
            minLength={minLengths[name]}
            name={name}
            problem={problemOf(name)}
            readOnly={isSending}
            {...(name === 'message' && { hint: texts.fields.messageHint, note: texts.health })}
          />
        ))}
      </div>
      <div className="mt-3 flex items-center gap-3">
        <input
          className="size-6 shrink-0 accent-action"
          id={fieldId('request_callback')}
          name="request_callback"
          // A checkbox cannot be read-only, and a disabled one would lose the focus.
          onClick={(event) => {
            if (isSending) event.preventDefault();
          }}
          type="checkbox"
          value="true"
        />
        <label className="flex min-h-11 items-center" htmlFor={fieldId('request_callback')}>
          {texts.fields.request_callback}
        </label>
      </div>
      <div className="sr-only" inert>
        <label htmlFor={`${formId}-website`}>{texts.fields.website}</label>
        <input
          autoComplete="off"
          id={`${formId}-website`}
          name="website"
          tabIndex={-1}
          type="text"
        />
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
  'autoComplete' | 'minLength' | 'name' | 'readOnly' | 'required' | 'rows' | 'type'
>;

const controlClass =
  'mt-1.5 block w-full rounded-control border-2 border-edge-strong bg-paper px-4 py-2.5 read-only:bg-background aria-invalid:border-error';

/**
 * A field with its label and the texts about it. With rows, it grows with its text up to the height
 * of the window.
 */
function Field({ label, problem, hint, note, type = 'text', ...attributes }: FieldProps) {
  const { id, required, rows } = attributes;
  const words = Object.entries({ problem, hint, note }).filter(([, text]) => text !== undefined);
  const control = {
    ...attributes,
    'aria-describedby': words.map(([name]) => `${id}-${name}`).join(' ') || undefined,
    'aria-invalid': problem === undefined ? undefined : true,
  };
  return (
    <div
      className={`row-span-2 grid grid-rows-subgrid gap-y-0 ${rows === undefined ? '' : 'sm:col-span-2'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 self-end">
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
      <div>
        {rows === undefined ? (
          <input
            className={`${controlClass} min-h-12`}
            enterKeyHint="next"
            {...control}
            type={type}
          />
        ) : (
          <textarea
            className={`${controlClass} field-sizing-content max-h-[max(11rem,60svh)] min-h-44`}
            enterKeyHint="enter"
            {...control}
          />
        )}
        {problem !== undefined && (
          <p
            className="mt-1.5 flex gap-1.5 font-semibold text-error text-small"
            id={`${id}-problem`}
          >
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
    </div>
  );
}

type ErrorSummaryProps = { problems: FieldProblems; texts: ContactFormTexts };

/**
 * Error summary at the top of the form, with a link to each invalid field. While it is there, the
 * error word is before the page's title.
 */
export function ErrorSummary({ problems, texts }: ErrorSummaryProps) {
  const { word, title } = texts.errors;
  useEffect(() => {
    const before = document.title;
    document.title = `${word}: ${before}`;
    return () => {
      document.title = before;
    };
  }, [word]);
  const lines = contactFields.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, text: problemText(texts, field, problem) }] : [];
  });
  return (
    <div
      aria-labelledby={`${summaryId}-title`}
      className="mb-6 scroll-mt-28 rounded-card [overflow-anchor:none] border-2 border-error bg-paper p-5"
      id={summaryId}
      role="alert"
      tabIndex={-1}
    >
      <ErrorTitle id={`${summaryId}-title`}>{title}</ErrorTitle>
      <ul className="mt-3 space-y-1">
        {lines.map(({ field, text }) => (
          <li key={text}>
            <a
              className="inline-block py-1.5 font-semibold text-error leading-snug underline underline-offset-[0.2em] hover:decoration-2"
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                // Following the link would only scroll, and would add to the history.
                event.preventDefault();
                document.getElementById(fieldId(field))?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
