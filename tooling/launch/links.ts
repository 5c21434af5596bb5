import type { Finding, Group } from '@/tooling/launch/finding';

/** A link out of the site, and where it stands. */
export type OutsideLink = { href: string; where: string };

type Answer = { kind: 'good' | 'refused' | 'silent' } | { kind: 'bad'; status: number };

const title = 'Links out of the site';
const atOnce = 5;
/** Statuses by which a server turns away programs, not visitors. */
const refusals: ReadonlySet<number> = new Set([401, 403, 405, 429, 503]);

async function request(href: string, method: 'HEAD' | 'GET', patience: number): Promise<number> {
  const response = await fetch(href, { method, signal: AbortSignal.timeout(patience) });
  await response.body?.cancel();
  return response.status;
}

/** Asks for a page as sparingly as its server allows. */
async function ask(href: string, patience: number): Promise<Answer> {
  try {
    const head = await request(href, 'HEAD', patience).catch(() => 400);
    const status = head < 400 ? head : await request(href, 'GET', patience);
    if (status < 400) return { kind: 'good' };
    return refusals.has(status) ? { kind: 'refused' } : { kind: 'bad', status };
  } catch {
    return { kind: 'silent' };
  }
}

/** The links that a text holds. */
export function linksIn(text: string, where: string): OutsideLink[] {
  const found = text.match(/https:\/\/[^\s"'<>()\\]+/g) ?? [];
  return found.map((href) => ({
    href: href.replaceAll('&amp;', '&').replace(/[.,;]$/, ''),
    where,
  }));
}

function findingOf({ href, where }: OutsideLink, answer: Answer): Finding[] {
  if (answer.kind === 'good' || answer.kind === 'refused') return [];
  const what = answer.kind === 'bad' ? `answers ${answer.status}` : 'does not answer';
  return [
    { where, what: `${href} ${what}`, mend: 'open it in a browser; correct or remove the link' },
  ];
}

/**
 * Asks for every page outside that the site links to, each once and few at a time.
 *
 * @param patience milliseconds after which a server counts as silent
 */
export async function checkLinks(links: readonly OutsideLink[], patience = 10_000): Promise<Group> {
  const queue = [...new Map(links.map((link) => [link.href.split('#')[0] ?? '', link]))];
  const total = queue.length;
  const answers: { link: OutsideLink; answer: Answer }[] = [];
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      answers.push({ link: next[1], answer: await ask(next[0], patience) });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));

  if (total > 0 && answers.every(({ answer }) => answer.kind === 'silent')) {
    return { title, findings: [], notes: [`${total} not checked: there is no network here`] };
  }
  const refused = answers.filter(({ answer }) => answer.kind === 'refused');
  return {
    title,
    findings: answers.flatMap(({ link, answer }) => findingOf(link, answer)),
    notes: refused.map(({ link }) => `could not be checked, open it yourself: ${link.href}`),
  };
}
