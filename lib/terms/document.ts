/** A piece of running text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: readonly Inline[] }
  | { kind: 'link'; href: string; children: readonly Inline[] };

/** What a section is made of. Nothing else may stand in the terms. */
export type Block =
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Block[])[] };

export type TermsSection = {
  /** Anchor of the section: that of the document and the section's number or name. */
  id: string;
  /** `§ 3`, or nothing for a section outside the count. */
  label?: string;
  title: string;
  blocks: readonly Block[];
};

/** One set of terms as the page shows it. */
export type TermsDocument = {
  id: string;
  title: string;
  /** The date as the document writes it, and for machines (YYYY-MM-DD). */
  date: { text: string; iso: string };
  intro: readonly Block[];
  sections: readonly TermsSection[];
};
