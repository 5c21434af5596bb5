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
/** A range, or an alias of a package of the registry: neither a URL, a folder nor a repository. */
const registrySpec = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?[^:/]*$/;
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** Whether a package comes inside the archive of another one, whose hash covers it. */
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
    // Also a registry's address: the file must not say where somebody's packages came from.
    ...(locked.resolved === undefined ? [] : ['has an address in "resolved"; take it out']),
    ...(locked.integrity === undefined || sha512.test(locked.integrity)
      ? []
      : ['has an "integrity" that is no single SHA-512 hash']),
    ...ranges
      .filter(([, range]) => !registrySpec.test(range))
      .map(([name, range]) => `asks for ${name} from outside the registry: ${range}`),
  ].map((problem) => `${folder} ${problem}`);
}

/** Packages without a hash that may not be, and listed ones that are not without. */
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
      .map((id) => `${id} is in ${listFile}, but not without a hash; take it out there`),
  ];
}

/** One version of a package has one archive, wherever it lies. */
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

/** Packages under a name that nobody asked for, and other versions than `package.json` names. */
function problemsOfNames({ root, packages }: Lockfile): string[] {
  const specifier = [root, ...Object.values(packages)].flatMap((dependent) =>
    kinds.flatMap((kind) => Object.entries(dependent[kind])),
  );
  // Without the range behind the name: `string-width-cjs npm:string-width`.
  const aliases = new Set(
    specifier.map(([name, spec]) => `${name} ${spec.replace(/@[^@]*$/, '')}`),
  );
  return Object.entries(packages).flatMap(([folder, locked]) => {
    const name = nameOf(folder);
    if (locked.name === undefined || locked.name === name) return [];
    if (aliases.has(`${name} npm:${locked.name}`)) return [];
    return [`${folder} holds ${locked.name}, which nobody asked for by this name`];
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
 * What is wrong with a lockfile: npm checks no package without a hash, and takes what a wrong
 * specifier points to.
 *
 * @param manifest the `package.json` beside it
 * @param withoutHash packages of other platforms that may lack a hash, as `name@version`
 * @param listFile where these are listed
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
