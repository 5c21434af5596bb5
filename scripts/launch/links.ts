import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@/lib/i18n/text-problem';
import { isPlaceholderValue } from '@/lib/site/placeholder-values';
import type { Site } from '@/lib/site/schema';
import { filesIn } from '@/scripts/support/files-in';

/** An external link, and the file that contains it. */
export type ExternalLink = { href: string; file: string };

/** Finds the `https:` links in a text. */
export function linksIn(text: string, file: string): ExternalLink[] {
  const found = text.match(/https:\/\/[^\s"'<>()\\]+/g) ?? [];
  return found.map((href) => ({ href: href.replaceAll('&amp;', '&').replace(/[.,;]$/, ''), file }));
}

/** The links in the files of a folder. Of pages, only the addresses of `href` count. */
async function linksBelow(
  root: string,
  folder: string,
  extension: RegExp,
): Promise<ExternalLink[]> {
  const files = (await filesIn(join(root, folder))).filter((name) => extension.test(name));
  const links = files.map(async (file) => {
    const text = await readFile(join(root, folder, file), 'utf8');
    const shown = file.endsWith('.html') ? (text.match(/href="[^"]+"/g) ?? []).join('\n') : text;
    return linksIn(shown, `${folder}/${file}`);
  });
  return (await Promise.all(links)).flat();
}

/**
 * External links of the configuration, the texts and, if built, the site. Placeholder values are left out,
 * because another check reports them. Each page is named once, where its link is written.
 */
export async function externalLinks(root: string, site: Site): Promise<ExternalLink[]> {
  const links = [
    ...linksIn(JSON.stringify(site.links), 'site.config.ts'),
    ...(await linksBelow(root, 'messages', /\.(?:json|md)$/)),
    ...(await linksBelow(root, 'out', /\.html$/)),
  ];
  const pages = new Map<string, ExternalLink>();
  for (const { href, file } of links) {
    const page = href.split('#')[0] ?? '';
    if (isPlaceholderValue(href) || href.startsWith(site.url) || !URL.canParse(page)) continue;
    if (!pages.has(page)) pages.set(page, { href: page, file });
  }
  return [...pages.values()];
}

/** Statuses by which servers reject programs, but not browsers. */
const nonBrowserStatuses: ReadonlySet<number> = new Set([401, 403, 405, 429, 503]);

/** The status with which a page answers; 0 without an answer. */
async function statusOf(href: string, timeoutMs: number): Promise<number> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.status ?? 0;
}

/** Requests external pages, a few at a time. */
export async function checkLinks(
  links: readonly ExternalLink[],
  timeoutMs = 10_000,
): Promise<Problem[]> {
  const answers: { link: ExternalLink; status: number }[] = [];
  for (let first = 0; first < links.length; first += 5) {
    const few = links.slice(first, first + 5).map(async (link) => {
      return { link, status: await statusOf(link.href, timeoutMs) };
    });
    answers.push(...(await Promise.all(few)));
  }

  if (answers.length > 0 && answers.every(({ status }) => status === 0)) {
    const message = `${links.length} external links not checked: no network`;
    return [{ file: 'messages', key: '', message, isWarning: true }];
  }
  return answers
    .filter(({ status }) => status === 0 || status >= 400)
    .map(({ link: { href, file }, status }): Problem => {
      if (nonBrowserStatuses.has(status)) {
        return { file, key: href, message: 'refuses programs; open it yourself', isWarning: true };
      }
      const what = status === 0 ? 'does not respond' : `returns ${status}`;
      const fix = 'open it in a browser; correct or remove the link';
      return { file, key: href, message: `${what}; ${fix}` };
    });
}
