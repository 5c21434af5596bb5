import { fieldId } from '@/components/islands/contact/form-fields';
import type { ContactFormTexts } from '@/components/islands/contact/texts';
import { contactFields, type FieldProblems } from '@/lib/contact/fields';
import { problemText } from '@/lib/contact/request';

type Props = {
  formId: string;
  id: string;
  problems: FieldProblems;
  /** How many characters are too many. */
  surplus: number;
  texts: ContactFormTexts;
  /** Whether the form checks itself. Until then every line is there, hidden. */
  isHydrated: boolean;
};

/**
 * What is wrong, in one place at the top of the form; each line leads to its field. Where no
 * script runs, the function shows and fills in the lines that hold.
 */
export function ErrorSummary({ formId, id, problems, surplus, texts, isHydrated }: Props) {
  const lines = contactFields.flatMap((field) => {
    const problem = problems[field];
    if (problem) {
      return [{ field, text: problemText(texts, field, problem, surplus), isHidden: false }];
    }
    return isHydrated ? [] : [{ field, text: texts.labels[field], isHidden: true }];
  });
  if (lines.length === 0) return null;
  return (
    <div
      aria-labelledby={`${id}-title`}
      className="mb-6 rounded-card [overflow-anchor:none] border-2 border-accent bg-ground p-5"
      hidden={!isHydrated}
      id={id}
      role="alert"
      tabIndex={-1}
    >
      <p className="font-bold text-title" id={`${id}-title`}>
        {texts.errors.title}
      </p>
      <ul className="mt-3 space-y-1">
        {lines.map(({ field, text, isHidden }) => (
          <li data-problem={field} hidden={isHidden} key={field}>
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
