import { z } from 'zod';

/** Folders with a lockfile: the site, and the deployment tool. */
export const installFolders = ['.', 'tools/wrangler'] as const;

/** Reviewed list of packages of other platforms that have no hash yet. */
export const withoutHashFile = 'tooling/supply-chain/packages-without-hash.json';

/** Lists of `name@version` by lockfile. */
export const withoutHashSchema = z.record(z.string(), z.array(z.string()));
