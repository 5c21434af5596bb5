import { z } from 'zod';

const componentSchema = z.looseObject({
  'bom-ref': z.string(),
  name: z.string(),
  version: z.string(),
  hashes: z.array(z.object({ alg: z.string(), content: z.string() })).default([]),
});

const billSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  metadata: z.looseObject({ component: componentSchema }),
  components: z.array(componentSchema),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

/** A bill of materials in CycloneDX's form, as far as the project reads it. */
export type BillOfMaterials = z.infer<typeof billSchema>;

/** Each item once by its key, in the order of the keys, so that equal packages make equal files. */
function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const byKey = new Map<string, Item>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}

/**
 * Reads what `npm sbom --sbom-format=cyclonedx` prints and mends what differs from one machine or
 * npm to the next: npm calls the project after its folder, and npm 10 names a package as often as
 * it lies in `node_modules`, which the format forbids.
 *
 * @param text of npm
 * @param project name of the project
 * @throws an error that says what is missing or of another form
 */
export function parseBillOfMaterials(text: string, project: string): BillOfMaterials {
  const bill = billSchema.parse(JSON.parse(text));
  const { component } = bill.metadata;
  const dependencies = new Map<string, string[]>();
  for (const { ref, dependsOn } of bill.dependencies) {
    dependencies.set(ref, [...(dependencies.get(ref) ?? []), ...dependsOn]);
  }
  return {
    ...bill,
    metadata: {
      ...bill.metadata,
      component: { ...component, type: 'application', name: project },
    },
    components: uniqueBy(bill.components, (item) => item['bom-ref']),
    dependencies: uniqueBy([...dependencies], ([ref]) => ref).map(([ref, dependsOn]) => ({
      ref,
      dependsOn: [...new Set(dependsOn)].sort(),
    })),
  };
}

/**
 * What a bill of materials lacks.
 *
 * @param expected packages that must be in it, exact versions by name
 * @returns one line per package without a SHA-512 hash or of another version
 */
export function billProblems(
  { components }: BillOfMaterials,
  expected: Readonly<Record<string, string>>,
): string[] {
  const ids = new Set(components.map(({ name, version }) => `${name}@${version}`));
  return [
    ...Object.entries(expected)
      .filter(([name, version]) => !ids.has(`${name}@${version}`))
      .map(([name, version]) => `${name}@${version} is missing`),
    ...components
      .filter(({ hashes }) => !hashes.some(({ alg }) => alg === 'SHA-512'))
      .map(({ name, version }) => `${name}@${version} has no SHA-512 hash`),
  ];
}
