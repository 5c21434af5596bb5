import { mkdir, writeFile } from 'node:fs/promises';
import { makeBill } from '@/tooling/supply-chain/make-bill';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';

/** Not in `out/`, because it is not published. */
const folder = 'sbom';
const file = `${folder}/site.cdx.json`;

// Writes the bill of materials of the installed packages.
await command(async () => {
  assertNoArguments();
  const bill = await makeBill();
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${file}: ${bill.components.length} packages, CycloneDX ${bill.specVersion}`);
});
