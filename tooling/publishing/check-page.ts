import type { StyleHashes } from '@/tooling/host-rules/content-security-policy';
import { styleHash } from '@/tooling/host-rules/inline-styles';
import { internalAddressesIn } from '@/tooling/publishing/internal-addresses';
import { elementsOf, isDataScript, type PageDocument } from '@/tooling/publishing/page-document';

/**
 * Finds what the content security policy would block in a published page, and internal addresses.
 *
 * @param site.url address of the site without a path
 * @param site.styles hashes of the allowed inline style sheets
 * @returns one line per problem
 */
export function problemsOfPage(
  $: PageDocument,
  { url, styles }: { url: string; styles: StyleHashes },
): string[] {
  const problems: string[] = [];
  const foundInternal = (where: string, text: string) => {
    for (const path of internalAddressesIn(text, url)) {
      problems.push(`${where}: ${path} is no address of the site`);
    }
  };
  for (const element of elementsOf($)) {
    for (const [name, value] of Object.entries(element.attribs)) {
      const where = `<${element.name} ${name}>`;
      if (name === 'style') problems.push(`${where}: inline style`);
      if (name.startsWith('on')) problems.push(`${where}: inline event handler`);
      foundInternal(where, value);
    }
  }
  for (const script of $('script').get()) {
    if (isDataScript(script.attribs['type'])) foundInternal('<script>', $(script).text());
    else if (!script.attribs['src']) problems.push('<script>: inline script');
  }
  const foreign = $('style')
    .get()
    .filter((style) => !styles.includes(styleHash($(style).text())));
  problems.push(...foreign.map(() => '<style>: inline style sheet'));
  return problems;
}
