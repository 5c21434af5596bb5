import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installFolders, withoutHashFile, withoutHashSchema } from '@/tooling/supply-chain/files';
import { functionVersionProblems } from '@/tooling/supply-chain/function-versions';
import { manifestSchema, parseLockfile } from '@/tooling/supply-chain/lockfile';
import { lockfileProblems } from '@/tooling/supply-chain/lockfile-problems';
import { workflowProblems } from '@/tooling/supply-chain/workflow-problems';

const functionConfig = 'supabase/functions/send-contact-email/deno.json';
const workflowFolder = '.github/workflows';

/** Runs the check of a file; a file that cannot be read is a problem, too. */
async function linesOf(file: string, check: () => Promise<string[]>): Promise<string[]> {
  try {
    return (await check()).map((problem) => `${file}: ${problem}`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [`${file}: cannot be read: ${message}`];
  }
}

/**
 * Checks the supply chain: lockfiles, the function's dependency versions, workflows.
 *
 * @param root folder of the project
 * @throws an error with one line per problem
 */
export async function assertSupplyChain(root: string = process.cwd()): Promise<void> {
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const manifestOf = async (folder: string) =>
    manifestSchema.parse(JSON.parse(await read(join(folder, 'package.json'))));
  const lists = withoutHashSchema.parse(JSON.parse(await read(withoutHashFile)));

  const checks = installFolders.map((folder) => {
    const file = join(folder, 'package-lock.json');
    return linesOf(file, async () =>
      lockfileProblems({
        lockfile: parseLockfile(await read(file)),
        manifest: await manifestOf(folder),
        withoutHash: lists[file] ?? [],
        listFile: withoutHashFile,
      }),
    );
  });
  checks.push(
    linesOf(functionConfig, async () =>
      functionVersionProblems(await read(functionConfig), await manifestOf('.')),
    ),
  );
  for (const name of await readdir(join(root, workflowFolder))) {
    const file = join(workflowFolder, name);
    checks.push(linesOf(file, async () => workflowProblems(await read(file))));
  }
  const lines = (await Promise.all(checks)).flat();
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
