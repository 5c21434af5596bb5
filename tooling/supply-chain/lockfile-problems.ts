import {
  idOf,
  installsOnLinuxX64,
  type LockedPackage,
  type Lockfile,
  type Manifest,
  nameOf,
  parentFolder,
} from '@/tooling/supply-chain/lockfile';

const sha512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
const exactVersion = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
/** A range or an alias of a registry package: not a URL, folder or repository. */
const registrySpec = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?[^:/]*$/;
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** Whether a package is bundled in the archive of another one, whose hash covers it. */
function isBundled(folder: string, packages: Lockfile['packages']): boolean {
  const outer = parentFolder(folder);
  const around = outer === undefined ? undefined : packages[outer];
  if (!packages[folder]?.inBundle || outer === undefined || around === undefined) return false;
  return around.inBundle ? isBundled(outer, packages) : around.bundleDependencies.length > 0;
}

function problemsOfPackage(folder: string, locked: LockedPackage): string[] {
  const ranges = kinds.flatMap((kind) => Object.entries(locked[kind]));
  return [
    ...(locked.version === undefined ? ['has no version'] : []),
    ...(locked.link ? ['is a link to a folder'] : []),
    // Also for registry URLs: the lockfile must not depend on a developer's registry.
    ...(locked.resolved === undefined ? [] : ['has an address in "resolved"; remove it']),
    ...(locked.integrity === undefined || sha512.test(locked.integrity)
      ? []
      : ['has an "integrity" that is not a single SHA-512 hash']),
    ...ranges
      .filter(([, range]) => !registrySpec.test(range))
      .map(([name, range]) => `depends on ${name} from outside the registry: ${range}`),
  ].map((problem) => `${folder} ${problem}`);
}

/** Packages that lack a hash and are not listed, and listed ones that have a hash. */
function problemsOfHashes(
  packages: Lockfile['packages'],
  withoutHash: readonly string[],
  listFile: string,
): string[] {
  const missing = Object.entries(packages).filter(
    ([folder, { integrity }]) => integrity === undefined && !isBundled(folder, packages),
  );
  const ids = new Set(missing.map(([folder, locked]) => idOf(folder, locked)));
  return [
    ...missing.flatMap(([folder, locked]) => {
      if (installsOnLinuxX64(locked)) return [`${folder} has no "integrity"`];
      const id = idOf(folder, locked);
      if (withoutHash.includes(id)) return [];
      return [`${folder} has no "integrity": run npm run lockfile:fill, or list ${id}`];
    }),
    ...withoutHash
      .filter((id) => !ids.has(id))
      .map((id) => `${id} is in ${listFile}, but has a hash or is not installed; remove it there`),
  ];
}

/** Copies of the same package version must have the same hash. */
function differingHashes(packages: Lockfile['packages']): string[] {
  const hashes = new Map<string, string>();
  return Object.entries(packages).flatMap(([folder, locked]) => {
    if (locked.integrity === undefined) return [];
    const id = idOf(folder, locked);
    const first = hashes.get(id) ?? locked.integrity;
    hashes.set(id, first);
    return first === locked.integrity ? [] : [`${folder} has another hash than ${id} elsewhere`];
  });
}

/** Packages that are installed under an alias that no dependency declares. */
function problemsOfNames({ root, packages }: Lockfile): string[] {
  const specifiers = [root, ...Object.values(packages)].flatMap((dependent) =>
    kinds.flatMap((kind) => Object.entries(dependent[kind])),
  );
  // Without the range behind the name: `string-width-cjs npm:string-width`.
  const aliases = new Set(
    specifiers.map(([name, spec]) => `${name} ${spec.replace(/@[^@]*$/, '')}`),
  );
  return Object.entries(packages).flatMap(([folder, locked]) => {
    const name = nameOf(folder);
    if (locked.name === undefined || locked.name === name) return [];
    if (aliases.has(`${name} npm:${locked.name}`)) return [];
    return [`${folder} contains ${locked.name}, which no dependency requests under this name`];
  });
}

function problemsOfManifest(manifest: Manifest, { root, packages }: Lockfile): string[] {
  return kinds.flatMap((kind) => {
    const names = [...new Set([...Object.keys(manifest[kind]), ...Object.keys(root[kind])])];
    return names.flatMap((name) => {
      const specifier = manifest[kind][name];
      if (specifier !== root[kind][name]) {
        return [`${kind}.${name} differs between package.json and the lockfile; run npm install`];
      }
      if (specifier === undefined) return [];
      if (!exactVersion.test(specifier)) {
        return [`${kind}.${name} is "${specifier}" in package.json; write the exact version`];
      }
      const version = packages[`node_modules/${name}`]?.version;
      if (specifier.slice(specifier.lastIndexOf('@') + 1) === version) return [];
      return [`node_modules/${name} is ${version}; package.json has ${specifier}`];
    });
  });
}

/**
 * Finds problems of a lockfile: npm does not verify packages without a hash, and installs whatever a
 * manipulated entry points to.
 *
 * @param manifest the `package.json` of the same folder
 * @param withoutHash packages of other platforms that may lack a hash, as `name@version`
 * @param listFile path of that list
 * @returns one line per problem
 */
export function lockfileProblems({
  lockfile,
  manifest,
  withoutHash,
  listFile,
}: {
  lockfile: Lockfile;
  manifest: Manifest;
  withoutHash: readonly string[];
  listFile: string;
}): string[] {
  const { packages } = lockfile;
  return [
    ...problemsOfManifest(manifest, lockfile),
    ...problemsOfNames(lockfile),
    ...Object.entries(packages).flatMap(([folder, locked]) => problemsOfPackage(folder, locked)),
    ...problemsOfHashes(packages, withoutHash, listFile),
    ...differingHashes(packages),
  ];
}
