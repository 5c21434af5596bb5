import type { EditorHost } from '@/scripts/cms/config';

const repositoryForm = /^[\w.-]+\/[\w.-]+$/;
const branchForm = /^[\w][\w./-]*$/;

/**
 * Where the editor reads and writes, from the settings.
 *
 * @throws an error of one line for a missing or invalid setting
 */
export function readEditorHost(
  environment: Readonly<Record<string, string | undefined>>,
): EditorHost {
  const repository = environment['CMS_REPOSITORY'] || environment['GITHUB_REPOSITORY'] || '';
  if (!repositoryForm.test(repository)) {
    throw new Error(
      `CMS_REPOSITORY is ${JSON.stringify(repository)}; expected owner/name of the repository on GitHub.`,
    );
  }
  const branch = environment['CMS_BRANCH'] || 'texts';
  if (!branchForm.test(branch)) {
    throw new Error(`CMS_BRANCH is ${JSON.stringify(branch)}; expected the name of a branch.`);
  }
  return { repository, branch };
}
