import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSample } from '@/lib/site/samples';
import type { Site } from '@/lib/site/schema';
import { type ExternalLink, linksIn } from '@/tooling/launch/links';
import { filesIn } from '@/tooling/support/files-in';

/** Folders to search: texts first, so that a link is reported where it is written. */
const folders = [
  { folder: 'messages', endings: ['.json', '.md'] },
  { folder: 'out', endings: ['.html'] },
] as const;

/**
 * External links of the configuration, the texts and, if built, the site. Samples are left out,
 * because another check reports them.
 */
export async function externalLinks(root: string, site: Site): Promise<ExternalLink[]> {
  const links = linksIn(JSON.stringify(site.links), 'site.config.ts: links');
  for (const { folder, endings } of folders) {
    if (!existsSync(join(root, folder))) continue;
    for (const file of await filesIn(join(root, folder))) {
      if (!endings.some((ending) => file.endsWith(ending))) continue;
      const text = await readFile(join(root, folder, file), 'utf8');
      const addresses = file.endsWith('.html') ? (text.match(/href="https:[^"]+"/g) ?? []) : [text];
      links.push(...linksIn(addresses.join('\n'), `${folder}/${file}`));
    }
  }
  const byHref = new Map<string, ExternalLink>();
  for (const link of links) if (!byHref.has(link.href)) byHref.set(link.href, link);
  return [...byHref.values()].filter(
    ({ href }) => !isSample(href) && !href.startsWith(site.url) && URL.canParse(href),
  );
}
