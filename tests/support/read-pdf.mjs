// Reads a PDF from standard input and prints its content as JSON. A separate program, because the
// test runner cannot load the library's module format.
import { buffer } from 'node:stream/consumers';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const data = new Uint8Array(await buffer(process.stdin));
const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;

/** The page's fonts, and whether each is embedded. */
async function fontsOf(page) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = argsArray
    .filter((_, index) => fnArray[index] === OPS.setFont)
    .map(([name]) => name);
  return [...new Set(names)]
    .map((name) => page.commonObjs.get(name))
    .map((font) => font.missingFile);
}

/** The tags of a page's structure tree. */
function tagsOf({ role, children = [] }) {
  return [role, ...children.flatMap((child) => ('role' in child ? tagsOf(child) : []))];
}

const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  pages.push({
    text: items.map(({ str = '', hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    links: (await page.getAnnotations()).map(({ url }) => url),
    tags: tagsOf(await page.getStructTree()),
    missingFonts: (await fontsOf(page)).filter(Boolean).length,
  });
}
const { info, metadata } = await pdf.getMetadata();
const markInfo = await pdf.getMarkInfo();
const outline = await pdf.getOutline();
process.stdout.write(
  JSON.stringify({
    title: info.Title,
    author: info.Author,
    language: info.Language,
    created: info.CreationDate,
    isTagged: markInfo?.Marked === true,
    bookmarks: outline.map(({ title }) => title),
    xml: metadata?.getRaw() ?? '',
    pages,
  }),
);
