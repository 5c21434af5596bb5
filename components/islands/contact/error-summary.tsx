import { fieldId } from '@/components/islands/contact/form-fields';
import { contactFields, type FieldProblems } from '@/lib/contact/fields';
import { type ContactFormTexts, problemText } from '@/lib/contact/texts';

type Props = {
  formId: string;
  id: string;
  problems: FieldProblems;
  texts: ContactFormTexts;
};

/** What is wrong, in one place at the top of the form; each line leads to its field. */
export function ErrorSummary({ formId, id, problems, texts }: Props) {
  const lines = contactFields.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, text: problemText(texts, field, problem) }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <div
      aria-labelledby={`${id}-title`}
      className="mb-6 rounded-card [overflow-anchor:none] border-2 border-accent bg-ground p-5"
      id={id}
      role="alert"
      tabIndex={-1}
    >
      <p className="font-bold text-title" id={`${id}-title`}>
        {texts.errors.title}
      </p>
      <ul className="mt-3 space-y-1">
        {lines.map(({ field, text }) => (
          <li key={field}>
            <a
              className="inline-block py-1.5 font-semibold text-accent-strong leading-snug underline underline-offset-[0.2em] hover:decoration-2"
              href={`#${fieldId(formId, field)}`}
              onClick={(event) => {
                // A followed link would move the view alone, and stand in the history.
                event.preventDefault();
                document.getElementById(fieldId(formId, field))?.focus();
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
