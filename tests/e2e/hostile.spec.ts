import { expect } from 'playwright/test';
import { localeOfPath, localeTable } from '@/lib/locales';
import type { HostName } from '@/tests/support/hosts';
import { languageOf, type RawAnswer, rawRequest } from '@/tests/support/raw-request';
import { test } from '@/tests/support/site-test';
import { generatedTargets, hostileTargets, noPathTargets } from '@/tests/support/strange-addresses';

/** Next first takes repeated slashes out of an address by a redirect of its own. */
const mostRedirects: Readonly<Record<HostName, number>> = { published: 1, dumb: 0, node: 2 };

type Place = { host: HostName; origin: string };

/** The path that a host sees: Next resolves dots before anything of the site is asked. */
function seenPath(target: string, { host, origin }: Place): string {
  const path = target.split(/[?#]/)[0] ?? '';
  return host === 'node' ? new URL(path, origin).pathname : path;
}

/** What is wrong with the last answer: it is a page, or says in the right language that none is. */
function problemOfEnd(target: string, answer: RawAnswer, place: Place): string | undefined {
  const { status } = answer;
  if (status === 200) return undefined;
  // No HTTP client may send these: a host may refuse to read on.
  const isReadable = /^\/[\x21-\x7e]*$/.test(target);
  if (!isReadable && status >= 400 && status < 500) return undefined;
  // Next keeps what is below its own folder to itself, and answers in no language.
  const isInternal = place.host === 'node' && seenPath(target, place).startsWith('/_next/');
  if (isInternal && status >= 400 && status < 500) return undefined;
  if (status !== 404) return String(status);
  const expected = localeTable[localeOfPath(seenPath(target, place))].htmlLang;
  const language = languageOf(answer);
  return language === expected ? undefined : `404 in ${language}, not in ${expected}`;
}

/** What is wrong with the way that an address takes: nothing may break, loop or leave the site. */
async function problemWith(target: string, place: Place): Promise<string | undefined> {
  let current = target;
  let answer = await rawRequest(place.origin, current);
  for (let redirects = 1; answer.status >= 300 && answer.status < 400; redirects += 1) {
    const location = answer.headers.get('location') ?? '';
    if (!location.startsWith('/') || new URL(location, place.origin).origin !== place.origin) {
      return `leads to ${JSON.stringify(location)}`;
    }
    if (redirects > mostRedirects[place.host]) return `is still being redirected, to ${location}`;
    current = location;
    answer = await rawRequest(place.origin, current);
  }
  return problemOfEnd(current, answer, place);
}

async function problemsWith(targets: readonly string[], place: Place): Promise<string[]> {
  const problems: string[] = [];
  for (const target of targets) {
    const problem = await problemWith(target, place).catch((error: unknown) => String(error));
    if (problem) problems.push(`${JSON.stringify(target.slice(0, 100))}: ${problem}`);
  }
  return problems;
}

test('hostile addresses break nothing', async ({ host, origin }) => {
  // Next answers what is no path before any code of the site; browsers never send it.
  const targets = host === 'node' ? hostileTargets : [...hostileTargets, ...noPathTargets];
  expect(await problemsWith(targets, { host, origin })).toEqual([]);
});

test('a few hundred generated addresses break nothing', async ({ host, origin }) => {
  test.setTimeout(60_000);
  expect(await problemsWith(generatedTargets(400), { host, origin })).toEqual([]);
});
