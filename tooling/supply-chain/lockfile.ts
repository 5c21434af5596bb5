import { z } from 'zod';

const specs = z.record(z.string(), z.string()).default({});
/** npm allows a single name or a list. */
const names = z.union([z.string().transform((name) => [name]), z.array(z.string())]).optional();

/** Dependencies of a `package.json`: specifiers by package name. */
export const manifestSchema = z.object({
  dependencies: specs,
  devDependencies: specs,
  optionalDependencies: specs,
});

/** Dependencies of a `package.json`. */
export type Manifest = z.infer<typeof manifestSchema>;

const packageSchema = manifestSchema.extend({
  /** Only if it differs from the folder's name, as with `npm:` aliases. */
  name: z.string().optional(),
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().default(false),
  /** Whether it is bundled in the archive of its parent package. */
  inBundle: z.boolean().default(false),
  bundleDependencies: z.array(z.string()).default([]),
  os: names,
  cpu: names,
  libc: names,
});

/** A package of the lockfile. */
export type LockedPackage = z.infer<typeof packageSchema>;

const lockfileSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), packageSchema),
});

/**
 * A lockfile: the project's dependencies when it was written, and each package by its folder, such as
 * `node_modules/next`.
 */
export type Lockfile = { root: Manifest; packages: Readonly<Record<string, LockedPackage>> };

/**
 * Parses a `package-lock.json` of npm 7 or newer.
 *
 * @throws an error that names missing or invalid fields
 * @see https://docs.npmjs.com/cli/configuring-npm/package-lock-json
 */
export function parseLockfile(text: string): Lockfile {
  const { '': root, ...packages } = lockfileSchema.parse(JSON.parse(text)).packages;
  if (root === undefined) throw new Error('the entry of the project itself is missing');
  return { root, packages };
}

const modules = 'node_modules/';

/** The import name of a package by its folder, with its scope. */
export function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf(modules) + modules.length);
}

/** Name and version in the registry, `@scope/name@1.2.3`, of a package by its folder. */
export function idOf(folder: string, { name, version }: LockedPackage): string {
  return `${name ?? nameOf(folder)}@${version}`;
}

/** Folder of the package that contains a nested package; undefined at the top level. */
export function parentFolder(folder: string): string | undefined {
  const end = folder.lastIndexOf(`/${modules}`);
  return end < 0 ? undefined : folder.slice(0, end);
}

/** Whether a list of platforms, such as `os`, includes one; `!name` excludes one. */
function includesPlatform(platforms: readonly string[] = [], name: string): boolean {
  if (platforms.includes(`!${name}`)) return false;
  const allowed = platforms.filter((platform) => !platform.startsWith('!'));
  return allowed.length === 0 || allowed.includes(name) || allowed.includes('any');
}

/** Whether npm installs a package on the platform of the tests and the pipeline. */
export function installsOnLinuxX64({ os, cpu, libc }: LockedPackage): boolean {
  return (
    includesPlatform(os, 'linux') && includesPlatform(cpu, 'x64') && includesPlatform(libc, 'glibc')
  );
}
