import { z } from 'zod';

/** Folders that npm installs into: the site, and the tool that publishes. */
export const installFolders = ['.', 'tools/wrangler'] as const;

/** Packages of other platforms that have no hash yet, reviewed by people. */
export const withoutHashFile = 'tooling/supply-chain/packages-without-hash.json';

/** Lists of `name@version` by lockfile. */
export const withoutHashSchema = z.record(z.string(), z.array(z.string()));
