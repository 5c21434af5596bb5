import { z } from 'zod';
import { idOf, type Lockfile } from '@/tooling/supply-chain/lockfile';

const fields = z.record(z.string(), z.unknown());
const lockfileFields = z.looseObject({ packages: z.record(z.string(), fields) });

/**
 * Creates a `package.json` that depends on packages of other platforms directly.
 *
 * @param ids `name@version`
 */
export function manifestOf(ids: readonly string[]): object {
  const dependencies: Record<string, string> = {};
  for (const id of ids) {
    const at = id.lastIndexOf('@');
    const [name, version] = [id.slice(0, at), id.slice(at + 1)];
    // A second version of a package needs an alias.
    if (name in dependencies) dependencies[`${name}-${version}`] = `npm:${id}`;
    else dependencies[name] = version;
  }
  return { name: 'packages-of-other-platforms', private: true, dependencies };
}

/** The hashes of a lockfile by `name@version`. */
export function hashesOf({ packages }: Lockfile): Map<string, string> {
  return new Map(
    Object.entries(packages).flatMap(([folder, locked]) =>
      locked.integrity === undefined ? [] : [[idOf(folder, locked), locked.integrity]],
    ),
  );
}

/**
 * Adds missing hashes to a lockfile.
 *
 * @param text content of a `package-lock.json`
 * @param hashes by `name@version`
 * @returns the lockfile, formatted as npm does
 */
export function fillHashes(
  text: string,
  lockfile: Lockfile,
  hashes: ReadonlyMap<string, string>,
): string {
  const content = fields.parse(JSON.parse(text));
  const { packages } = lockfileFields.parse(content);
  const filled = Object.entries(packages).map(([folder, entry]) => {
    const locked = lockfile.packages[folder];
    const hash = locked && hashes.get(idOf(folder, locked));
    if (hash === undefined || 'integrity' in entry) return [folder, entry];
    const lines = Object.entries(entry).flatMap(([key, value]) =>
      key === 'version'
        ? [
            [key, value],
            ['integrity', hash],
          ]
        : [[key, value]],
    );
    return [folder, Object.fromEntries(lines)];
  });
  return `${JSON.stringify({ ...content, packages: Object.fromEntries(filled) }, null, 2)}\n`;
}
