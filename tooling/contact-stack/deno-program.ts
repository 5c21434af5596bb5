import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { MissingProgram } from '@/tooling/contact-stack/missing-program';

/** The packages that bring a Deno, by its version: the newest, and the one that Supabase runs. */
const packages = { '2.9': 'deno', '2.1': 'deno-2.1' } as const;

/** A version of Deno that is installed. */
export type DenoVersion = keyof typeof packages;

/**
 * Finds Deno's program itself: the package's own command stands in front of it and passes no
 * signal on.
 *
 * @throws {MissingProgram} on a platform without it
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
