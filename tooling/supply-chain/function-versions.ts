import { z } from 'zod';
import type { Manifest } from '@/tooling/supply-chain/lockfile';

const importsSchema = z.object({ imports: z.record(z.string(), z.string()) });

/**
 * Finds dependencies of the contact function with another version than in the project: tests would
 * not run the deployed version.
 *
 * @param config content of the function's `deno.json`
 * @param manifest the project's `package.json`
 * @returns one line per package
 * @throws when it is not a Deno configuration with imports
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
