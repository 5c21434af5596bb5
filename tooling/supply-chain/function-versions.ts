import { z } from 'zod';
import type { Manifest } from '@/tooling/supply-chain/lockfile';

const importsSchema = z.object({ imports: z.record(z.string(), z.string()) });

/**
 * Packages of the contact function whose version is not the project's: tests would run another
 * one than the host.
 *
 * @param config text of the function's `deno.json`
 * @param manifest the project's `package.json`
 * @returns one line per package
 * @throws when the text is no Deno configuration with imports
 */
export function functionVersionProblems(config: string, manifest: Manifest): string[] {
  const { imports } = importsSchema.parse(JSON.parse(config));
  const versions = { ...manifest.devDependencies, ...manifest.dependencies };
  return Object.entries(imports).flatMap(([specifier, target]) => {
    const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(specifier) ?? [];
    const version = versions[name];
    const expected = `npm:${name}@${version}${path}`;
    if (version === undefined) return [`${specifier}: package.json does not have ${name}`];
    return target === expected ? [] : [`${specifier} is ${target}; package.json has ${expected}`];
  });
}
