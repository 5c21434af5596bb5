import { z } from 'zod';
import { baseOf, type Conflict, type DraftTexts, mergeDraft } from '@/scripts/cms/merge-draft';

// Called by the editor itself, at the places that `editor-script.ts` changes.

const texts: z.ZodType<DraftTexts> = z.record(z.string(), z.record(z.string(), z.unknown()));

/** An open page in the editor. */
const openDraft = z.object({
  collectionName: z.string(),
  fileName: z.string(),
  createdAt: z.number(),
  originalValues: texts,
  currentValues: texts,
});

/** What the browser keeps of a draft; the editor has more in it. */
const keptDraft = z.looseObject({ currentValues: texts, base: texts.default({}) });

/** A page in the editor, and its texts by language and key. */
export type OpenTexts = { collection: string; name: string; texts: DraftTexts };

/** Conflicts of a restored draft, until it is saved. */
type OpenConflicts = { draft: number; conflicts: readonly Conflict[] };

const open = new Map<string, OpenConflicts>();

const idOf = (collection: string, name: string) => `${collection}/${name}`;

/** The conflicts of a page that nobody has decided yet. */
export const openConflicts = (collection: string, name: string): readonly Conflict[] =>
  open.get(idOf(collection, name))?.conflicts ?? [];

/** Forgets the conflicts of a page: they are decided. */
export function settleConflicts(collection: string, name: string): void {
  open.delete(idOf(collection, name));
}

/** What is kept with a draft, to compare with when it is restored. */
export function draftBase(draft: unknown): DraftTexts {
  const { collectionName, fileName, createdAt, originalValues } = openDraft.parse(draft);
  const known = open.get(idOf(collectionName, fileName));
  const base = baseOf(originalValues, known?.draft === createdAt ? known.conflicts : []);
  // The editor's values are proxies, which the browser cannot store.
  return texts.parse(JSON.parse(JSON.stringify(base)));
}

/** A kept draft, put onto what has been saved since. */
export function draftToRestore(kept: unknown, draft: unknown): unknown {
  const { collectionName, fileName, createdAt, originalValues } = openDraft.parse(draft);
  const backup = keptDraft.parse(kept);
  const { texts: merged, conflicts } = mergeDraft(
    backup.currentValues,
    backup.base,
    originalValues,
  );
  open.set(idOf(collectionName, fileName), { draft: createdAt, conflicts });
  return { ...backup, currentValues: merged };
}

type Refusal = (entry: OpenTexts) => Promise<Error | undefined>;

let refusal: Refusal = () => Promise.resolve(undefined);

/** Sets what is said of a page whose fields the editor finds invalid. */
export function explainInvalid(explain: Refusal): void {
  refusal = explain;
}

/** The error that saving ends with when the editor finds fields invalid. */
export async function invalidError(draft: unknown): Promise<Error> {
  const { collectionName, fileName, currentValues } = openDraft.parse(draft);
  const entry = { collection: collectionName, name: fileName, texts: currentValues };
  // The editor's own answer, which says only how many fields are invalid.
  return (await refusal(entry)) ?? new Error('validation_failed');
}
