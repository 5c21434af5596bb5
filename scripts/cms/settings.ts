import type { EditorHost } from '@/scripts/cms/config';
import type { Environment } from '@/scripts/support/listen-address';

const repositoryPattern = /^[\w.-]+\/[\w.-]+$/;
const branchPattern = /^[\w][\w./-]*$/;

/**
 * Reads the editor's repository and branch from environment variables.
 *
 * @throws a one-line error for a missing or invalid setting
 */
export function readEditorHost(environment: Environment): EditorHost {
  const repository = environment['CMS_REPOSITORY'] || environment['GITHUB_REPOSITORY'] || '';
  if (!repositoryPattern.test(repository)) {
    throw new Error(
      `CMS_REPOSITORY is ${JSON.stringify(repository)}; expected owner/name of the repository on GitHub.`,
    );
  }
  const branch = environment['CMS_BRANCH'] || 'texts';
  if (!branchPattern.test(branch)) {
    throw new Error(`CMS_BRANCH is ${JSON.stringify(branch)}; expected the name of a branch.`);
  }
  return { repository, branch };
}
