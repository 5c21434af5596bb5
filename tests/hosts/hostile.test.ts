import { expect } from 'playwright/test';
import { defaultLocale, localeOfPath, localeTable } from '@/lib/locales';
import { testOn } from '@/tests/hosts/support/test-on';
import { hostTraits } from '@/tests/support/host-exceptions';
import type { HostName } from '@/tests/support/hosts';
import { languageOf, type RawAnswer, rawRequest } from '@/tests/support/raw-request';
import { generatedTargets, hostileTargets, noPathTargets } from '@/tests/support/strange-addresses';

const test = testOn('published', 'node', 'nginx', 'cloudflare');

type Place = { host: HostName; origin: string };

/** The path on which a host decides. */
function seenPath(target: string, { host, origin }: Place): string {
  return hostTraits[host].seenPath(target.split(/[?#]/)[0] ?? '', origin);
}

/** Whether HTTP clients may send a target; others a host may refuse to read. */
const isReadable = (target: string) => /^\/[\x21-\x7e]*$/.test(target);

/** What is wrong with the last answer: it is a page, or says in the right language that none is. */
function problemOfEnd(target: string, answer: RawAnswer, place: Place): string | undefined {
  const { status } = answer;
  if (status === 200) return undefined;
  if (!isReadable(target) && status >= 400 && status < 500) return undefined;
  // Next keeps what is below its own folder to itself, and answers in no language.
  const isInternal = place.host === 'node' && seenPath(target, place).startsWith('/_next/');
  if (isInternal && status >= 400 && status < 500) return undefined;
  // A host may refuse to read more than any visit needs.
  if (status === 414 && target.length > 4096) return undefined;
  if (status !== 404) return String(status);
  const expected = localeTable[localeOfPath(seenPath(target, place))].htmlLang;
  const language = languageOf(answer);
  const isOdd = hostTraits[place.host].refusesOddPaths && /%|\.\./.test(target);
  if (language === expected || (isOdd && language === localeTable[defaultLocale].htmlLang)) {
    return undefined;
  }
  return `404 in ${language}, not in ${expected}`;
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
    if (redirects > hostTraits[place.host].mostRedirects)
      return `is still being redirected, to ${location}`;
    current = location;
    answer = await rawRequest(place.origin, current);
  }
  return problemOfEnd(current, answer, place);
}

async function problemsWith(targets: readonly string[], place: Place): Promise<string[]> {
  const problems: string[] = [];
  for (const target of targets) {
    const problem = await problemWith(target, place).catch((error: unknown) =>
      // A host may close the connection where no HTTP client sends such a target.
      isReadable(target) ? String(error) : undefined,
    );
    if (problem) problems.push(`${JSON.stringify(target.slice(0, 100))}: ${problem}`);
  }
  return problems;
}

test('hostile addresses break nothing', async ({ host, origin }) => {
  const { refusesNoPaths } = hostTraits[host];
  const targets = refusesNoPaths ? hostileTargets : [...hostileTargets, ...noPathTargets];
  expect(await problemsWith(targets, { host, origin })).toEqual([]);
});

test('a few hundred generated addresses break nothing', async ({ host, origin }) => {
  expect(await problemsWith(generatedTargets(400), { host, origin })).toEqual([]);
});

test('files that hosts read for themselves have no address', async ({ origin }) => {
  for (const path of ['/_headers', '/_redirects', '/%5Fheaders', '/en/../_redirects']) {
    let answer = await rawRequest(origin, path);
    const to = answer.headers.get('location');
    // Some hosts tidy up an address first.
    if (to !== undefined) answer = await rawRequest(origin, to);
    expect(answer.status, path).toBe(404);
  }
});
