import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSample } from '@/lib/site/samples';
import type { Site } from '@/lib/site/schema';
import { linksIn, type OutsideLink } from '@/tooling/launch/links';
import { filesIn } from '@/tooling/support/files-in';

/** Folders whose files hold links: the texts first, so that a link is named where it is written. */
const folders = [
  { folder: 'messages', endings: ['.json', '.md'] },
  { folder: 'out', endings: ['.html'] },
] as const;

/**
 * The links out of the site, from the configuration, the texts and, where it is built, the site.
 * Samples are left out: they lead nowhere, and are named elsewhere.
 */
export async function outsideLinks(root: string, site: Site): Promise<OutsideLink[]> {
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
  const byHref = new Map<string, OutsideLink>();
  for (const link of links) if (!byHref.has(link.href)) byHref.set(link.href, link);
  return [...byHref.values()].filter(
    ({ href }) => !isSample(href) && !href.startsWith(site.url) && URL.canParse(href),
  );
}
