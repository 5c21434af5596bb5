import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const configFile = 'supabase/functions/send-contact-email/deno.json';

const configSchema = z.object({ imports: z.record(z.string(), z.string()) });
const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/**
 * Finds packages whose versions differ between the contact function and the project. The tests
 * would use another version than the deployed function.
 *
 * @param config content of the function's `deno.json`
 * @param manifest content of `package.json`
 * @returns one line per package
 */
export function functionVersionProblems(config: string, manifest: string): string[] {
  const { imports } = configSchema.parse(JSON.parse(config));
  const { dependencies } = manifestSchema.parse(JSON.parse(manifest));
  return Object.entries(imports).flatMap(([specifier, target]) => {
    const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(specifier) ?? [];
    const version = dependencies[name];
    const expected = `npm:${name}@${version}${path}`;
    if (version === undefined) return [`${specifier}: package.json does not have ${name}`];
    return target === expected ? [] : [`${specifier} is ${target}; package.json has ${expected}`];
  });
}

/** @throws an error with one line per package whose versions differ */
export async function assertFunctionVersions(): Promise<void> {
  const [config, manifest] = await Promise.all(
    [configFile, 'package.json'].map((file) => readFile(file, 'utf8')),
  );
  const problems = functionVersionProblems(config ?? '', manifest ?? '');
  if (problems.length > 0) throw new Error(problems.map((p) => `${configFile}: ${p}`).join('\n'));
}
