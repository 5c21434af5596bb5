import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from 'playwright/test';
import { getDocumentProxy } from 'unpdf';
import { termsSources } from '@/lib/terms/documents';
import { loadTerms } from '@/lib/terms/load-terms';
import { parseTermsDocument } from '@/lib/terms/parse-document';
import { writeTermsPdf } from '@/scripts/assets/terms-pdf/build-terms-pdfs';
import { siteFolder } from '@/tests/support/hosts';
import { paragraphs } from '@/tests/support/texts';

/** Reads a PDF: its pages with the pieces of text outside and inside of headers and footers. */
async function readPdf(file: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const page = await pdf.getPage(index + 1);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const tags: string[] = [];
    const pieces = items.flatMap((item) => {
      if (!('str' in item)) {
        if (item.type === 'endMarkedContent') tags.pop();
        else tags.push('tag' in item ? String(item.tag) : '');
        return [];
      }
      const isArtifact = tags.includes('Artifact');
      const [x = 0, y = 0] = item.transform.slice(4);
      return item.str === '' ? [] : [{ text: item.str, x, y, end: x + item.width, isArtifact }];
    });
    const links = (await page.getAnnotations()).flatMap(({ url }) => url ?? []);
    const roles = JSON.stringify(await page.getStructTree()).matchAll(/"role":"(\w+)"/g);
    return { pieces, links, roles: Array.from(roles, ([, role]) => role) };
  });
  return { pdf, pages: await Promise.all(pages) };
}

/** Text without spaces, and without hyphens, which may stand at the end of a line. */
const letters = (text: string) => text.replace(/[\s\u00ad-]/g, '');

for (const { name, pdf } of termsSources) {
  test(`the published PDF has the whole text of the terms for ${name}, in order`, async () => {
    const { pages } = await readPdf(readFileSync(join(siteFolder, 'downloads', pdf)));
    const terms = (await loadTerms()).find((document) => document.name === name);
    const pieces = pages.flatMap((page) => page.pieces);
    const written = letters(pieces.flatMap((one) => (one.isArtifact ? [] : one.text)).join(''));
    let place = 0;
    const texts = [
      ...[terms?.title ?? '', `Stand: ${terms?.date.text}`],
      ...(terms?.intro.flatMap(paragraphs) ?? []),
      ...(terms?.sections.flatMap(({ label = '', title, blocks }) => [
        `${label} ${title}`,
        ...blocks.flatMap(paragraphs),
      ]) ?? []),
    ];
    for (const text of texts) {
      const start = written.indexOf(letters(text), place);
      expect({ text, isNext: start >= place }).toEqual({ text, isNext: true });
      place = start + letters(text).length;
    }
  });
}

const longName =
  'Westbalkan-Pflegefachkräfte Vermittlungs- und Integrationsgesellschaft Nordrhein-Westfalen mbH';
const longAddress = `${longName}, Carl-Friedrich-von-Weizsäcker-Straße 128 a, 45127 Essen-Südviertel`;

/** A word that is longer than a line. */
const longWord =
  'Pflegefachkräftevermittlungsvertragsverhandlungsvorbereitungsunterlagenverzeichnisse';

const numbers = [1, 2, 3, 4, 5, 6];

/** Terms on several pages, with every kind of content. */
const sample = parseTermsDocument(
  [
    '# Bedingungen & Regeln <2025>\n\nStand: 15.07.2025',
    `Bedingungen der ${longAddress}.`,
    ...numbers.map((number) => `## § ${number} Vermittlung\n\n1. 1. ${`${longWord} `.repeat(20)}`),
    '## Einwilligung\n\n[Schutz](privacy) [E-Mail](mailto:a@b.org)',
  ].join('\n\n'),
  'muster',
  { file: 'muster.md', values: {}, pages: { privacy: '/datenschutz' } },
);
const issuer = { company: longName, address: longAddress, url: 'https://www.example.org' };

test('the PDF of terms is tagged, has title, author, language and bookmarks, and links to the site', async () => {
  const { pdf, pages } = await readPdf(writeTermsPdf(sample, issuer));
  const { info, metadata } = await pdf.getMetadata();
  const date = 'D:20250715000000Z';
  expect(info).toMatchObject({ Title: sample.title, Author: longName, CreationDate: date });
  expect(info).toMatchObject({ Language: 'de-DE' });
  expect(metadata?.get('dc:title')).toBe(sample.title);
  expect(metadata?.get('pdfuaid:part')).toBe('1');
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const roles = pages.flatMap((page) => page.roles);
  expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'LI', 'P', 'Link']));
  const [title] = await pdf.getOutline();
  expect(title?.items.map((item: { title: string }) => item.title)).toEqual([
    ...numbers.map((number) => `§ ${number} Vermittlung`),
    'Einwilligung',
  ]);
  expect(pages.flatMap(({ links }) => links)).toEqual([
    'https://www.example.org/datenschutz',
    'mailto:a@b.org',
  ]);
});

test('long words are hyphenated, and long names and addresses stay between the margins', async () => {
  const { pages } = await readPdf(writeTermsPdf(sample, issuer));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, { pieces }] of pages.entries()) {
    const margins = letters(pieces.flatMap((one) => (one.isArtifact ? one.text : [])).join(''));
    expect(margins).toContain(letters(longName));
    expect(margins).toContain(letters(longAddress));
    expect(margins).toContain(letters(`Seite ${index + 1} von ${pages.length}`));
    for (const { text, x, y, end } of pieces) {
      const isInside = x >= 63 && end <= 595 - 63 && y >= 20 && y <= 842 - 20;
      expect({ text, isInside }).toEqual({ text, isInside: true });
      const covered = pieces.filter((one) => one.y === y && one.x > x && one.x < end - 0.5);
      expect({ text, covered }).toEqual({ text, covered: [] });
    }
  }
  expect(pages[1]?.pieces.map(({ text }) => text)).toContain('-');
});

test('the same terms give the same bytes', () => {
  expect(writeTermsPdf(sample, issuer).equals(writeTermsPdf(sample, issuer))).toBe(true);
});
