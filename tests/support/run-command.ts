import { spawn } from 'node:child_process';
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
  const child = spawn(process.execPath, ['--import', tsx, resolve('scripts', script), ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
      MESSAGES_URL: undefined,
      ...env,
    },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return new Promise((done, reject) => {
    child.once('error', reject);
    child.once('close', (code) => done({ code, output, errors }));
  });
}
