import { type Law, laws } from '@/components/sections/employers/sources';

/** Laws as links: the citation, without a break inside it, and its address. */
export function lawLinks(citations: readonly Law[]): { label: string; href: string }[] {
  return citations.map((citation) => ({
    label: citation.replaceAll(' ', '\u00A0'),
    href: laws[citation],
  }));
}
