import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const folder = 'tests/support/schemas';
const read = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(folder, fileName), 'utf8'),
});
const schema = read('sitemap.xsd');
const preload = read('alternate-link.xsd');

/**
 * Validates a sitemap against the protocol's schema.
 *
 * @returns one line per problem
 */
export async function problemsOfSitemap(contents: string): Promise<string[]> {
  const xml = { fileName: 'sitemap.xml', contents };
  const { errors } = await validateXML({ xml, schema, preload });
  return errors.map(({ message }) => message);
}
