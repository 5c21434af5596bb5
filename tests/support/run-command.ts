import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const tsx = pathToFileURL(createRequire(join(process.cwd(), 'package.json')).resolve('tsx')).href;

/** Result of a command. */
export type Ended = { code: number | null; output: string; errors: string };

/**
 * Runs a script of `scripts/` in another folder, as npm does in the project. Standard input is
 * closed.
 *
 * @param folder working directory
 * @param env variables in addition to this process's own; `undefined` removes one
 */
export function runCommand(
  folder: string,
  script: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Partial<NodeJS.ProcessEnv> } = {},
): Promise<Ended> {
  const options = {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
      MESSAGES_URL: undefined,
      ...env,
    },
  } as const;
  return new Promise((done) => {
    const command = ['--import', tsx, resolve('scripts', script), ...args];
    const child = execFile(process.execPath, command, options, (_, output, errors) =>
      done({ code: child.exitCode, output, errors }),
    );
    child.stdin?.end();
  });
}
