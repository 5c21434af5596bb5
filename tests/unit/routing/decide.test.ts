import { defaultLocale, type Locale, locales, localeTable } from '@/lib/locales';
import { aliases, pageByAddress } from '@/lib/routing/addresses';
import { type Decision, decide } from '@/lib/routing/decide';
import { slugs } from '@/lib/routing/table';
import { generatedPaths } from '@/tests/unit/routing/generated-paths';

const page = (locale: Locale, key: keyof typeof slugs): Decision => ({
  kind: 'page',
  locale,
  page: key,
});
const redirect = (to: string): Decision => ({ kind: 'redirect', to });
const notFound = (locale: Locale): Decision => ({ kind: 'notFound', locale });

describe('decide, on every address that the site has promised', () => {
  it.each<[pathname: string, decision: Decision]>([
    ['/', page('de', 'home')],
    ['/arbeitgeber', page('de', 'employers')],
    ['/krankenpfleger', page('de', 'nurses')],
    ['/academy', page('de', 'academy')],
    ['/kontakt', page('de', 'contact')],
    ['/agb', page('de', 'terms')],
    ['/impressum', page('de', 'imprint')],
    ['/datenschutz', page('de', 'privacy')],
    ['/en/', page('en', 'home')],
    ['/en/employers', page('en', 'employers')],
    ['/en/nurses', page('en', 'nurses')],
    ['/en/academy', page('en', 'academy')],
    ['/en/contact', page('en', 'contact')],
    ['/en/terms', page('en', 'terms')],
    ['/en/imprint', page('en', 'imprint')],
    ['/en/privacy', page('en', 'privacy')],
    ['/vas/', page('vas', 'home')],
    ['/vas/poslodavci', page('vas', 'employers')],
    ['/vas/medicinske-sestre', page('vas', 'nurses')],
    ['/vas/akademija', page('vas', 'academy')],
    ['/vas/kontakt', page('vas', 'contact')],
    ['/vas/uslovi', page('vas', 'terms')],
    ['/vas/impressum', page('vas', 'imprint')],
    ['/vas/privatnost', page('vas', 'privacy')],
  ])('%s', (pathname, decision) => {
    expect(decide(pathname)).toEqual(decision);
  });
});

describe('decide, on other spellings of an address', () => {
  it.each<[pathname: string, to: string]>([
    // Slashes at the end.
    ['/en', '/en/'],
    ['/vas', '/vas/'],
    ['/arbeitgeber/', '/arbeitgeber'],
    ['/agb/', '/agb'],
    ['/en/employers/', '/en/employers'],
    ['/vas/medicinske-sestre/', '/vas/medicinske-sestre'],
    // German has no prefix.
    ['/de', '/'],
    ['/de/', '/'],
    ['/de/agb', '/agb'],
    ['/de/agb/', '/agb'],
    ['/de/krankenpfleger', '/krankenpfleger'],
    ['/de/academy', '/academy'],
    // Slugs of another language.
    ['/en/arbeitgeber', '/en/employers'],
    ['/en/agb', '/en/terms'],
    ['/en/kontakt', '/en/contact'],
    ['/en/impressum', '/en/imprint'],
    ['/en/medicinske-sestre/', '/en/nurses'],
    ['/vas/employers', '/vas/poslodavci'],
    ['/vas/academy', '/vas/akademija'],
    ['/vas/datenschutz', '/vas/privatnost'],
    ['/vas/terms', '/vas/uslovi'],
    // Aliases: no prefix means German.
    ['/employers', '/arbeitgeber'],
    ['/poslodavci', '/arbeitgeber'],
    ['/nurses', '/krankenpfleger'],
    ['/medicinske-sestre', '/krankenpfleger'],
    ['/akademija', '/academy'],
    ['/contact', '/kontakt'],
    ['/contact/', '/kontakt'],
  ])('%s leads to %s', (pathname, to) => {
    expect(decide(pathname)).toEqual(redirect(to));
  });
});

describe('decide, on anything else', () => {
  it.each<[pathname: string, locale: Locale]>([
    ['/terms', 'de'],
    ['/uslovi', 'de'],
    ['/imprint', 'de'],
    ['/privacy', 'de'],
    ['/privatnost', 'de'],
    ['/nope', 'de'],
    ['/nope/', 'de'],
    ['/arbeitgeber/nope', 'de'],
    ['/Arbeitgeber', 'de'],
    ['/arbeitgeber.html', 'de'],
    ['/index.html', 'de'],
    ['/404', 'de'],
    // `/de` stands for German addresses only.
    ['/de/employers', 'de'],
    ['/de/nope', 'de'],
    ['/de/en', 'de'],
    ['/de/agb/x', 'de'],
    ['/en/nope', 'en'],
    ['/en/employers/nope', 'en'],
    ['/en/de', 'en'],
    ['/en/en/employers', 'en'],
    ['/en/Employers', 'en'],
    ['/en/404', 'en'],
    ['/vas/nope', 'vas'],
    ['/vas/en/', 'vas'],
    ['/EN/employers', 'de'],
    // An empty segment is no other spelling: a host might take it for another host's name.
    ['//', 'de'],
    ['//arbeitgeber', 'de'],
    ['//example.org', 'de'],
    ['/en//', 'en'],
    ['/en//employers', 'en'],
    ['/arbeitgeber//', 'de'],
    ['/de//agb', 'de'],
    // Encoded and odd spellings.
    ['/%61rbeitgeber', 'de'],
    ['/arbeitgeber%2F', 'de'],
    ['/en/..', 'en'],
    ['/en/./employers', 'en'],
    ['/en/employers%00', 'en'],
    ['/\\example.org', 'de'],
    ['/constructor', 'de'],
    ['/__proto__', 'de'],
    ['', 'de'],
  ])('%j is not found, in %s', (pathname, locale) => {
    expect(decide(pathname)).toEqual(notFound(locale));
  });
});

describe('decide, on generated paths', () => {
  const paths = generatedPaths(20_000);
  const redirects = paths.flatMap((path) => {
    const decision = decide(path);
    return decision.kind === 'redirect' ? [{ path, to: decision.to }] : [];
  });

  it('meets every kind of answer', () => {
    const kinds = new Set(paths.map((path) => decide(path).kind));
    expect(kinds).toEqual(new Set(['page', 'redirect', 'notFound']));
    expect(redirects.length).toBeGreaterThan(1000);
  });

  it('redirects once, to a canonical address on this site', () => {
    const wrong = redirects.filter(
      ({ path, to }) =>
        to === path ||
        !/^\/(?!\/)/.test(to) ||
        !pageByAddress.has(to) ||
        decide(to).kind !== 'page',
    );
    expect(wrong).toEqual([]);
  });

  it('shows a page at its canonical address only', () => {
    const wrong = paths.filter((path) => {
      const decision = decide(path);
      if (decision.kind !== 'page') return false;
      const { locale, page: key } = decision;
      const slug = slugs[key][locale];
      return path !== `${localeTable[locale].prefix}/${slug}`;
    });
    expect(wrong).toEqual([]);
  });

  it('keeps the language of the first segment', () => {
    const languageOf = (path: string) =>
      locales.find((locale) => locale !== defaultLocale && path.split('/')[1] === locale) ??
      defaultLocale;
    const wrong = paths.filter((path) => {
      const decision = decide(path);
      const locale =
        decision.kind === 'redirect' ? pageByAddress.get(decision.to)?.locale : decision.locale;
      return locale !== languageOf(path);
    });
    expect(wrong).toEqual([]);
  });

  it('answers every alias with the German page', () => {
    const answers = [...aliases].map(([address]) => decide(address));
    const targets = [...aliases].map(([, key]) => redirect(`/${slugs[key][defaultLocale]}`));
    expect(answers).toEqual(targets);
  });
});
