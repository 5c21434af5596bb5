import { elementsOf, type PageDocument } from '@/tooling/publishing/page-document';

/** Attributes by which an element loads something. */
const loading = ['src', 'srcset', 'poster', 'data', 'imagesrcset'];

/** Kinds of `<link>` that load nothing: they only say where something is. */
const naming = ['canonical', 'alternate', 'next', 'prev', 'author', 'license', 'help', 'search'];

/** The addresses in an attribute; `srcset` holds several, each with a size. */
function addressesIn(attribute: string, value: string): string[] {
  if (!attribute.endsWith('srcset')) return [value];
  return value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
}

/** The addresses of everything that a browser may load for a page. */
export function loadedAddresses($: PageDocument): string[] {
  const attributes = elementsOf($).flatMap(({ attribs }) =>
    loading.flatMap((name) => addressesIn(name, attribs[name] ?? '')),
  );
  const links = $('link[href]')
    .get()
    .filter((link) => !naming.includes(link.attribs['rel'] ?? ''))
    .map((link) => link.attribs['href'] ?? '');
  return [...attributes, ...links].filter((address) => address !== '');
}

/** The addresses that a style sheet loads. */
export function addressesInCss(css: string): string[] {
  const found = [...css.matchAll(/(?:url\(\s*|@import\s+)["']?([^"')\s;]+)/g)];
  return found.map(([, address = '']) => address).filter((address) => !address.startsWith('data:'));
}
