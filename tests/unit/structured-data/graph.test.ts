import type { Site } from '@/lib/site/schema';
import { scriptText, structuredData } from '@/lib/structured-data/graph';
import { filledSite as filled, sampleSite } from '@/tests/support/filled-site';

const texts = { description: 'Beschreibung', pageName: 'Seite' };

const graphOf = (from: Site, title = 'Titel') =>
  structuredData({ site: from, locale: 'vas', page: 'home', texts: { ...texts, title } });

test('real values are described, placeholder values are left out, and languages have tags', () => {
  const keys = ['legalName', 'vatID', 'email', 'telephone', 'address'];
  const [real, sample] = [filled, { ...sampleSite, url: filled.url }].map((company) =>
    JSON.stringify(graphOf(company)),
  );
  expect(keys.filter((key) => real?.includes(`"${key}"`))).toEqual(keys);
  expect(keys.filter((key) => sample?.includes(`"${key}"`))).toEqual([]);
  expect(sample).not.toMatch(/Muster|example|23125/);
  expect(real).not.toContain('"vas"');
});

test('no text ends the element early', () => {
  const graph = graphOf(filled, '</script><script>alert(1)</script>');
  expect(scriptText(graph)).not.toContain('<');
  expect(JSON.parse(scriptText(graph))).toEqual(graph);
});
