import { elementsOf, type PageDocument } from '@/scripts/publishing/page-document';

/** Attributes that load a resource. */
const loading = ['src', 'srcset', 'poster', 'data', 'imagesrcset'];

/** `rel` values of `<link>` that load nothing. */
const naming = ['canonical', 'alternate', 'next', 'prev', 'author', 'license', 'help', 'search'];

/** The URLs in an attribute; `srcset` contains several, each with a size. */
function addressesIn(attribute: string, value: string): string[] {
  if (!attribute.endsWith('srcset')) return [value];
  return value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
}

/** The URLs of all resources that a page may load. */
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

/** The URLs that a style sheet loads. */
export function addressesInCss(css: string): string[] {
  const found = [...css.matchAll(/(?:url\(\s*|@import\s+)["']?([^"')\s;]+)/g)];
  return found.map(([, address = '']) => address).filter((address) => !address.startsWith('data:'));
}
