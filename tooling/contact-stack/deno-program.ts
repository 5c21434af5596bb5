import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { MissingProgram } from '@/tooling/contact-stack/missing-program';

/** npm packages of Deno by version: the newest one, and the one that Supabase runs. */
const packages = { '2.9': 'deno', '2.1': 'deno-2.1' } as const;

/** An installed version of Deno. */
export type DenoVersion = keyof typeof packages;

/**
 * Finds Deno's executable. The package's own command is a wrapper that does not forward signals.
 *
 * @throws {MissingProgram} if there is no build for this platform
 */
export function findDeno(version: DenoVersion = '2.9'): string {
  const { platform, arch } = process;
  const name = `${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`;
  const { resolve } = createRequire(import.meta.url);
  try {
    const { resolve: resolveBeside } = createRequire(resolve(`${packages[version]}/package.json`));
    const folder = dirname(resolveBeside(`@deno/${name}/package.json`));
    return join(folder, platform === 'win32' ? 'deno.exe' : 'deno');
  } catch {
    throw new MissingProgram(
      `There is no Deno for ${name} in node_modules: the contact form's function cannot run here.`,
    );
  }
}
