/** Inline content. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: readonly Inline[] }
  | { kind: 'link'; href: string; children: readonly Inline[] };

/** Block content; nothing else is allowed in the terms. */
export type Block =
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Block[])[] };

export type TermsSection = {
  /** Anchor of the section: the document's anchor and the section's number or title. */
  id: string;
  /** `§ 3`; missing for unnumbered sections. */
  label?: string;
  title: string;
  blocks: readonly Block[];
};

/** One set of terms, parsed. */
export type TermsDocument = {
  id: string;
  title: string;
  /** The date as written in the document, and as YYYY-MM-DD. */
  date: { text: string; iso: string };
  intro: readonly Block[];
  sections: readonly TermsSection[];
};

/** A summary of one set of terms, parsed; its sections have the numbers of the summarised ones. */
export type TermsSummary = Omit<TermsDocument, 'date'>;
