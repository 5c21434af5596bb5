import type { Finding, Group } from '@/tooling/launch/finding';

/** An external link, and the file that contains it. */
export type ExternalLink = { href: string; where: string };

type LinkResult = { kind: 'good' | 'refused' | 'silent' } | { kind: 'bad'; status: number };

const title = 'Links out of the site';
const concurrency = 5;
/** Statuses by which servers reject programs, but not browsers. */
const nonBrowserStatuses: ReadonlySet<number> = new Set([401, 403, 405, 429, 503]);

async function request(href: string, method: 'HEAD' | 'GET', timeoutMs: number): Promise<number> {
  const response = await fetch(href, { method, signal: AbortSignal.timeout(timeoutMs) });
  await response.body?.cancel();
  return response.status;
}

/** Requests a page by HEAD, and by GET where HEAD fails. */
async function checkLink(href: string, timeoutMs: number): Promise<LinkResult> {
  try {
    const head = await request(href, 'HEAD', timeoutMs).catch(() => 400);
    const status = head < 400 ? head : await request(href, 'GET', timeoutMs);
    if (status < 400) return { kind: 'good' };
    return nonBrowserStatuses.has(status) ? { kind: 'refused' } : { kind: 'bad', status };
  } catch {
    return { kind: 'silent' };
  }
}

/** Finds the `https:` links in a text. */
export function linksIn(text: string, where: string): ExternalLink[] {
  const found = text.match(/https:\/\/[^\s"'<>()\\]+/g) ?? [];
  return found.map((href) => ({
    href: href.replaceAll('&amp;', '&').replace(/[.,;]$/, ''),
    where,
  }));
}

function findingOf({ href, where }: ExternalLink, result: LinkResult): Finding[] {
  if (result.kind === 'good' || result.kind === 'refused') return [];
  const what = result.kind === 'bad' ? `returns ${result.status}` : 'does not respond';
  return [
    { where, what: `${href} ${what}`, fix: 'open it in a browser; correct or remove the link' },
  ];
}

/**
 * Requests every external page that the site links to, each once and a few at a time.
 *
 * @param timeoutMs timeout of one request in milliseconds
 */
export async function checkLinks(
  links: readonly ExternalLink[],
  timeoutMs = 10_000,
): Promise<Group> {
  const queue = [...new Map(links.map((link) => [link.href.split('#')[0] ?? '', link]))];
  const total = queue.length;
  const results: { link: ExternalLink; result: LinkResult }[] = [];
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results.push({ link: next[1], result: await checkLink(next[0], timeoutMs) });
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));

  if (total > 0 && results.every(({ result }) => result.kind === 'silent')) {
    return { title, findings: [], notes: [`${total} not checked: no network`] };
  }
  const refused = results.filter(({ result }) => result.kind === 'refused');
  return {
    title,
    findings: results.flatMap(({ link, result }) => findingOf(link, result)),
    notes: refused.map(({ link }) => `could not be checked, open it yourself: ${link.href}`),
  };
}
