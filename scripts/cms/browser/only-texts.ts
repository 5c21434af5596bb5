import { z } from 'zod';
import { words } from '@/scripts/cms/words/editor-words';
import type { EditorLanguage } from '@/scripts/cms/words/languages';

const paths = z.array(z.object({ path: z.string() }));

/** A commit that the editor sends; other requests have another form. */
const commitRequest = z.object({
  variables: z.object({
    input: z.object({ fileChanges: z.object({ additions: paths, deletions: paths }) }),
  }),
});

const text = /^messages\/\w+\/[\w-]+\.(?:json|md)$/;

function sentCommit(body: unknown) {
  try {
    return commitRequest.parse(JSON.parse(String(body))).variables.input.fileChanges;
  } catch {
    return undefined;
  }
}

/**
 * Stops commits of anything but texts: the editor also offers to upload and to delete files, which
 * the branch of the texts would not get rid of by itself.
 *
 * @throws when a request would do so
 */
export function assertOnlyTexts(body: unknown, language: EditorLanguage): void {
  const commit = sentCommit(body);
  if (commit === undefined) return;
  const areTexts = commit.additions.every(({ path }) => text.test(path));
  if (!areTexts || commit.deletions.length > 0) throw new Error(words[language].onlyTexts);
}
