import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@/lib/i18n/text-problem';
import { isPlaceholderValue } from '@/lib/site/placeholder-values';
import type { Site } from '@/lib/site/schema';
import { listFiles } from '@/scripts/support/files';

/** An external link, and the file that contains it. */
export type ExternalLink = { href: string; file: string };

/** Finds the `https:` links in a text. */
export function findLinks(text: string, file: string): ExternalLink[] {
  const found = text.match(/https:\/\/[^\s"'<>()\\]+/g) ?? [];
  return found.map((href) => ({ href: href.replaceAll('&amp;', '&').replace(/[.,;]$/, ''), file }));
}

/** Finds the links in the files of a folder; in HTML files, only those of `href` attributes. */
async function findLinksInFolder(
  root: string,
  folder: string,
  extension: RegExp,
): Promise<ExternalLink[]> {
  const files = (await listFiles(join(root, folder))).filter((name) => extension.test(name));
  const links = files.map(async (file) => {
    const text = await readFile(join(root, folder, file), 'utf8');
    const shown = file.endsWith('.html') ? (text.match(/href="[^"]+"/g) ?? []).join('\n') : text;
    return findLinks(shown, `${folder}/${file}`);
  });
  return (await Promise.all(links)).flat();
}

/**
 * External links of the configuration, the texts and, if built, the site. Leaves out placeholder
 * values, which another check reports. Lists each target once, with its first file.
 */
export async function externalLinks(root: string, site: Site): Promise<ExternalLink[]> {
  const links = [
    ...findLinks(JSON.stringify(site.links), 'site.config.ts'),
    ...(await findLinksInFolder(root, 'messages', /\.(?:json|md)$/)),
    ...(await findLinksInFolder(root, 'out', /\.html$/)),
  ];
  const pages = new Map<string, string>();
  for (const { href, file } of links) {
    const page = href.split('#')[0] ?? '';
    if (isPlaceholderValue(href) || href.startsWith(site.url) || !URL.canParse(page)) continue;
    if (!pages.has(page)) pages.set(page, file);
  }
  return [...pages].map(([href, file]) => ({ href, file }));
}

/** Statuses with which servers reject programs, but not browsers. */
const nonBrowserStatuses: ReadonlySet<number> = new Set([401, 403, 405, 429, 503]);

/** The status of a response; 0 without one. */
async function fetchStatus(href: string, timeoutMs: number): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(href, { signal }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status ?? 0;
}

function linkProblem({ href, file }: ExternalLink, status: number): Problem[] {
  if (status > 0 && status < 400) return [];
  if (nonBrowserStatuses.has(status)) {
    const message = 'rejects programs; open it in a browser';
    return [{ file, key: href, message, isWarning: true }];
  }
  const what = status === 0 ? 'does not respond' : `returns ${status}`;
  return [
    { file, key: href, message: `${what}; open it in a browser; correct or remove the link` },
  ];
}

/** Requests external pages, a few at a time. */
export async function checkLinks(
  links: readonly ExternalLink[],
  timeoutMs = 10_000,
): Promise<Problem[]> {
  const statuses: number[] = [];
  for (let first = 0; first < links.length; first += 5) {
    const batch = links.slice(first, first + 5);
    statuses.push(...(await Promise.all(batch.map(({ href }) => fetchStatus(href, timeoutMs)))));
  }
  if (links.length > 0 && statuses.every((status) => status === 0)) {
    const message = `${links.length} external links not checked: no network`;
    return [{ file: 'messages', key: '', message, isWarning: true }];
  }
  return links.flatMap((link, index) => linkProblem(link, statuses[index] ?? 0));
}
