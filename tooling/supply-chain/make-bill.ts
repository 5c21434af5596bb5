import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  type BillOfMaterials,
  billProblems,
  parseBillOfMaterials,
} from '@/tooling/supply-chain/bill-of-materials';
import { manifestSchema } from '@/tooling/supply-chain/lockfile';
import { npm } from '@/tooling/support/npm';

/**
 * Creates the bill of materials: every installed package with version and hash.
 *
 * @param root folder of the project
 * @throws an error with one line per package that is missing or has no hash
 * @see https://cyclonedx.org/docs/1.5/json/
 */
export async function makeBill(root: string = process.cwd()): Promise<BillOfMaterials> {
  const manifest = manifestSchema
    .extend({ name: z.string() })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  // Even with NODE_ENV=production: development packages build the site.
  const printed = await npm(['sbom', '--sbom-format=cyclonedx', '--include=dev'], root);
  const bill = parseBillOfMaterials(printed, manifest.name);
  const problems = billProblems(bill, manifest.dependencies);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return bill;
}
