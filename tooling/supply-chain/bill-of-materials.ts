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

/** A CycloneDX bill of materials, with the fields that the project uses. */
export type BillOfMaterials = z.infer<typeof billSchema>;

/** Removes duplicates by key and sorts by key, so that the output is deterministic. */
function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const byKey = new Map<string, Item>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}

/**
 * Parses the output of `npm sbom --sbom-format=cyclonedx` and normalizes it: npm names the project
 * after its folder, and npm 10 repeats packages that are installed several times, which the format
 * forbids.
 *
 * @param text output of npm
 * @param project name of the project
 * @throws an error that names missing or invalid fields
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
 * Finds what a bill of materials lacks.
 *
 * @param expected required packages, exact versions by name
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
