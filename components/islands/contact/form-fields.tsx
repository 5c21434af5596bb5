import { LineField, LinesField } from '@/components/islands/contact/text-field';
import type { FieldProblems } from '@/lib/contact/fields';
import type { ContactField } from '@/lib/contact/request';
import { type ContactFormTexts, problemText } from '@/lib/contact/texts';

/** Minimum lengths by field. */
export type MinLengths = Readonly<Record<'name' | 'message', number>>;

type Props = {
  /** Id of the form; the ids of its elements start with it. */
  id: string;
  /** Minimum lengths: handed in, because the module that has them brings the checks along. */
  minLengths: MinLengths;
  texts: ContactFormTexts;
  problems: FieldProblems;
  isSending: boolean;
};

/** Id of a field of the form, for its label and for the links to it. */
export const fieldId = (id: string, field: ContactField): string =>
  `${id}-${field === 'request_callback' ? 'callback' : field}`;

/** The six fields, and the one that only robots fill in. */
export function FormFields(props: Props) {
  const { id, minLengths, texts, problems, isSending } = props;
  const field = (name: Exclude<ContactField, 'request_callback'>) => {
    const problem = problems[name];
    return {
      id: fieldId(id, name),
      label: texts.labels[name],
      name,
      problem: problem && problemText(texts, name, problem),
      readOnly: isSending,
    };
  };
  return (
    <>
      <div className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <LineField
          {...field('name')}
          autoComplete="name"
          enterKeyHint="next"
          minLength={minLengths.name}
          required
          starred
          type="text"
        />
        <LineField
          {...field('email')}
          autoComplete="email"
          enterKeyHint="next"
          inputMode="email"
          required
          starred
          type="email"
        />
        <LineField
          {...field('phone')}
          autoComplete="tel"
          enterKeyHint="next"
          inputMode="tel"
          type="tel"
        />
        <LineField
          {...field('company')}
          autoComplete="organization"
          enterKeyHint="next"
          type="text"
        />
      </div>
      <div className="mt-5">
        <LinesField
          {...field('message')}
          enterKeyHint="enter"
          hint={texts.messageHint}
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
          {texts.labels.request_callback}
        </label>
      </div>
      <div className="sr-only" inert>
        <label htmlFor={`${id}-website`}>{texts.website}</label>
        <input autoComplete="off" id={`${id}-website`} name="website" tabIndex={-1} type="text" />
      </div>
    </>
  );
}
