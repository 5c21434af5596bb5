import { z } from 'zod';
import { idOf, type Lockfile } from '@/tooling/supply-chain/lockfile';

const fields = z.record(z.string(), z.unknown());
const lockfileFields = z.looseObject({ packages: z.record(z.string(), fields) });

/**
 * A `package.json` that asks for packages of every platform as if each ran here.
 *
 * @param ids `name@version`
 */
export function manifestOf(ids: readonly string[]): object {
  const dependencies: Record<string, string> = {};
  for (const id of ids) {
    const at = id.lastIndexOf('@');
    const [name, version] = [id.slice(0, at), id.slice(at + 1)];
    // A second version of a package needs a name of its own.
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
 * Puts hashes where a lockfile has none, and changes nothing else.
 *
 * @param text of a `package-lock.json`
 * @param hashes by `name@version`
 * @returns the lockfile as npm would write it
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
