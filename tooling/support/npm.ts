import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';

/** Path of the npm that runs this process, if any, so that the same version is used. */
function npmFile(): string | undefined {
  const file = process.env['npm_execpath'];
  return file?.endsWith('npm-cli.js') ? file : undefined;
}

/**
 * Runs npm; its standard error goes to the terminal.
 *
 * @param args command and flags
 * @param folder of the `package.json`
 * @returns its standard output
 * @throws an error of one line when npm fails, after npm has printed the reason
 */
export async function npm(args: readonly string[], folder: string): Promise<string> {
  const file = npmFile();
  const words = [...args, `--prefix=${folder}`];
  const child = spawn(
    file === undefined ? 'npm' : process.execPath,
    file === undefined ? words : [file, ...words],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: file === undefined && process.platform === 'win32',
    },
  );
  const code = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [printed, exitCode] = await Promise.all([buffer(child.stdout), code]);
  if (exitCode === 0) return printed.toString();
  // Some commands print their findings to standard output.
  process.stdout.write(printed);
  throw new Error(`npm failed with exit code ${exitCode}: npm ${args.join(' ')}`);
}
