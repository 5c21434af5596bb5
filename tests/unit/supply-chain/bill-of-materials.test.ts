/** @jest-environment node */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import {
  type BillOfMaterials,
  billProblems,
  parseBillOfMaterials,
} from '@/tooling/supply-chain/bill-of-materials';
import { idOf, installsOnLinuxX64, parseLockfile } from '@/tooling/supply-chain/lockfile';
import { makeBill } from '@/tooling/supply-chain/make-bill';

// By its folder: the package lets none of its schemas be resolved by name.
const schemas = 'node_modules/@cyclonedx/cyclonedx-library/res/schema';
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
for (const name of ['spdx', 'jsf-0.82', 'bom-1.5']) {
  const file = `${name}.SNAPSHOT.schema.json`;
  // They refer to each other by the names of their files.
  const { $id: _, ...schema } = JSON.parse(readFileSync(`${schemas}/${file}`, 'utf8'));
  ajv.addSchema(schema, file);
}

/** What the format's own schema has against a bill. */
function complaints(bill: BillOfMaterials): string[] {
  const validate = ajv.getSchema(`bom-${bill.specVersion}.SNAPSHOT.schema.json`);
  if (validate === undefined) return [`no schema of version ${bill.specVersion}`];
  validate(bill);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const hash = { alg: 'SHA-512', content: 'a'.repeat(128) };
const component = (name: string) => ({
  'bom-ref': `${name}@1.0.0`,
  type: 'library',
  name,
  version: '1.0.0',
  hashes: [hash],
});
const project = { 'bom-ref': 'project@0.1.0', type: 'library', name: 'folder', version: '0.1.0' };
const printed = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: project },
  components: [component('b'), component('a'), { ...component('b'), scope: 'optional' }],
  dependencies: [
    { ref: 'b@1.0.0', dependsOn: [] },
    { ref: 'a@1.0.0', dependsOn: ['b@1.0.0'] },
    { ref: 'b@1.0.0', dependsOn: ['a@1.0.0'] },
  ],
};
const parsed = (bill: object) => parseBillOfMaterials(JSON.stringify(bill), 'project');

describe('the bill of the project', () => {
  let bill: BillOfMaterials;
  beforeAll(async () => {
    bill = await makeBill();
  });

  it('keeps to the schema, which lets no mistake pass', () => {
    expect(complaints(bill)).toEqual([]);
    expect(complaints({ ...bill, components: [...bill.components, ...bill.components] })).toEqual([
      expect.stringContaining('/components must NOT have duplicate items'),
    ]);
    const wrong = { alg: 'SHA-513', content: hash.content };
    expect(
      complaints(parsed({ ...printed, components: [{ ...component('a'), hashes: [wrong] }] })),
    ).not.toEqual([]);
  });

  it('has what is installed, with the hash of the lockfile', () => {
    const { root, packages } = parseLockfile(readFileSync('package-lock.json', 'utf8'));
    const hashes = new Map(bill.components.map((part) => [part['bom-ref'], part.hashes]));
    const owed = Object.entries(packages).filter(
      ([folder, locked]) =>
        folder.split('/node_modules/').length === 1 && installsOnLinuxX64(locked),
    );
    expect(owed.length).toBeGreaterThan(Object.keys(root.dependencies).length);
    const needed = owed.filter(([folder]) => folder.slice(13) in root.dependencies);
    expect(needed).toHaveLength(Object.keys(root.dependencies).length);
    for (const [folder, locked] of needed) {
      const content = Buffer.from(locked.integrity?.slice(7) ?? '', 'base64').toString('hex');
      expect(hashes.get(idOf(folder, locked))).toEqual([{ alg: 'SHA-512', content }]);
    }
  });

  it('is the same for the same packages', async () => {
    const [one, other] = [bill, await makeBill()].map(({ serialNumber, metadata, ...rest }) => ({
      ...rest,
      component: metadata.component,
      isNumbered: typeof serialNumber,
    }));
    expect(other).toEqual(one);
    expect(bill.metadata.component).toMatchObject({ name: 'nursing-placement-site' });
  });
});

it('each package is there once, in the order of the names', () => {
  const bill = parsed(printed);
  expect(complaints(bill)).toEqual([]);
  expect(bill.components).toEqual([component('a'), component('b')]);
  expect(bill.dependencies).toEqual([
    { ref: 'a@1.0.0', dependsOn: ['b@1.0.0'] },
    { ref: 'b@1.0.0', dependsOn: ['a@1.0.0'] },
  ]);
});

it('names what is missing, and what has no hash', () => {
  const bare = { ...component('c'), hashes: [{ alg: 'SHA-1', content: 'a'.repeat(40) }] };
  expect(billProblems(parsed({ ...printed, components: [bare] }), { a: '1.0.0' })).toEqual([
    'a@1.0.0 is missing',
    'c@1.0.0 has no SHA-512 hash',
  ]);
});

it('is nothing but a bill of materials', () => {
  for (const text of ['', '{}', '{"bomFormat":"SPDX"}']) {
    expect(() => parseBillOfMaterials(text, 'project')).toThrow();
  }
});
