import type { ContactErrorCode, ContactField, FieldProblem } from '@/lib/contact/request';

/** What is said about a field that breaks its rule. */
type ProblemTexts = {
  /** Problems that a field has words of its own for. */
  fields: Record<ContactField, Partial<Record<FieldProblem, string>>>;
  /** What is said of any field otherwise, behind its label. */
  any: { /** With `{count}` in it. */ tooLong: string; unreadable: string; type: string };
};

/** The texts of the contact form in the language of its page. */
export type ContactFormTexts = {
  required: string;
  labels: Record<ContactField, string>;
  messageHint: string;
  /** How much more can be sent, with `{count}` in it. */
  room: string;
  website: string;
  health: string;
  purpose: string;
  privacy: string;
  submit: string;
  sending: string;
  errors: { word: string; title: string; problems: ProblemTexts };
  thanks: {
    title: string;
    text: string;
    /** Stands above the telephone numbers, where there are any. */
    urgent?: string;
    toast: string;
    reference: string;
  };
  failure: {
    title: string;
    text: string;
    back: string;
    notSent: string;
    /** Where no answer came: the heading, and that sending again does no harm. */
    unsure: string;
    again: string;
    kept: string;
    ways: string;
    unknown: string;
    /** That of `tooMany` has `{minutes}` in it. */
    refusals: Record<ContactErrorCode, string>;
  };
};
