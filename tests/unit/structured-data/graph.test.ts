import type { Site } from '@/lib/site/schema';
import { type GraphTexts, scriptText, structuredData } from '@/lib/structured-data/graph';
import { filledSite as filled, sampleSite } from '@/tests/support/filled-site';

const texts: GraphTexts = { title: 'Titel', description: 'Beschreibung', pageName: 'Seite' };
const described = { name: 'Name', description: 'Text', parts: ['Eins', 'Zwei'] };

function collectObjects(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(collectObjects);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(collectObjects)];
}

const graphOf = (from: Site, page: 'home' | 'employers' | 'academy' | 'contact') =>
  structuredData({
    site: from,
    locale: 'vas',
    page,
    texts: {
      ...texts,
      ...(page === 'employers' && { service: described }),
      ...(page === 'academy' && { course: described }),
    },
  });

test('every reference has a target in the graph', () => {
  for (const page of ['home', 'employers', 'academy', 'contact'] as const) {
    const objects = collectObjects(graphOf(filled, page));
    const defined = objects.filter((each) => '@type' in each).map((each) => each['@id']);
    const references = objects.filter((each) => '@id' in each && !('@type' in each));
    expect(references.length).toBeGreaterThan(2);
    for (const reference of references) expect(defined).toContain(reference['@id']);
  }
});

test('real values are described, placeholder values are left out, and languages have tags', () => {
  const keys = ['legalName', 'vatID', 'email', 'telephone', 'address'];
  const [real, sample] = [filled, { ...sampleSite, url: filled.url }].map((company) =>
    JSON.stringify(graphOf(company, 'home')),
  );
  expect(keys.filter((key) => real?.includes(`"${key}"`))).toEqual(keys);
  expect(keys.filter((key) => sample?.includes(`"${key}"`))).toEqual([]);
  expect(sample).not.toMatch(/Muster|example|23125/);
  expect(real).not.toContain('"vas"');
});

test('no text ends the element early', () => {
  const graph = structuredData({
    site: filled,
    locale: 'de',
    page: 'home',
    texts: { ...texts, title: '</script><script>alert(1)</script>' },
  });
  expect(scriptText(graph)).not.toContain('<');
  expect(JSON.parse(scriptText(graph))).toEqual(graph);
});
