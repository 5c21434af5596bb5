import type { Site } from '@/lib/site/schema';
import { type GraphTexts, scriptText, structuredData } from '@/lib/structured-data/graph';
import { addresses } from '@/tests/support/address-table';
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

test.each([
  ['home', 'WebPage'],
  ['contact', 'ContactPage'],
  ['employers', 'Service'],
  ['academy', 'Course'],
] as const)('%s is described as %s', (page, type) => {
  const types = collectObjects(graphOf(filled, page)).map((each) => each['@type']);
  expect(types).toEqual(expect.arrayContaining(['EmploymentAgency', 'BreadcrumbList', type]));
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

test('a real company is described with all of its details', () => {
  expect(collectObjects(graphOf(filled, 'home'))).toContainEqual({
    '@type': 'EmploymentAgency',
    '@id': 'https://www.pflegeweg.de/#agency',
    url: 'https://www.pflegeweg.de/',
    name: 'Pflegeweg',
    logo: 'https://www.pflegeweg.de/icon-512.png',
    legalName: 'Pflegeweg GmbH',
    vatID: 'DE811907980',
    email: 'hallo@pflegeweg.de',
    telephone: ['+49 30 901820'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Lindenstraße 4',
      postalCode: '10115',
      addressLocality: 'Berlin',
      addressCountry: 'DE',
    },
  });
});

test('a page names its language, and its place in the site', () => {
  const page = `https://www.pflegeweg.de${addresses.contact.vas}`;
  expect(graphOf(filled, 'contact')['@graph'].slice(2)).toMatchObject([
    { '@type': 'ContactPage', url: page, inLanguage: 'bs' },
    {
      itemListElement: [
        { position: 1, name: 'Pflegeweg', item: 'https://www.pflegeweg.de/vas/' },
        { position: 2, name: 'Seite', item: page },
      ],
    },
  ]);
});

test('placeholder values are left out', () => {
  const text = JSON.stringify(graphOf({ ...sampleSite, url: filled.url }, 'home'));
  for (const key of ['legalName', 'vatID', 'email', 'telephone', 'address']) {
    expect(text).not.toContain(`"${key}"`);
  }
  expect(text).not.toMatch(/Muster|example|23125/);
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
