import { expect, type Locator } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import type { PageKey } from '@/lib/routing/table';
import { site } from '@/site.config';
import { test } from '@/tests/support/site-test';
import { plain, translator } from '@/tests/support/texts';

/** The three languages of the specification. */
export const languages = ['de', 'en', 'vas'] as const;

/** Selects the sections of a page, without those inside them. */
export const sections = 'main section:not(section section)';

/** Selects the section with the title of a page and its calls. */
export const hero = `${sections}:has(h1)`;

/** Selects links to another site in a new tab, which gets no access to this one. */
export const newTab = (href: string) => `a[href="${href}"][target="_blank"][rel~="noopener"]`;

/** A text with one kind of space and of dash, in small letters. */
export const asShown = (text: string): string => plain(text).replace(/[–—]/g, '-');

/** Matches a text that contains another one. */
export const containing = (text: string): RegExp =>
  new RegExp(asShown(text).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));

/** Matches a number in the notation of any language, and not as part of a longer one. */
export const figure = (value: number): string =>
  `(?<![\\d.,])${[...String(value).replace('.', '')].join('[.,]?')}(?!\\d)`;

/** The visible text of a part, as `asShown` writes it. */
// biome-ignore lint/performance/useDomNodeTextContent: textContent includes invisible text.
export const textOf = async (part: Locator): Promise<string> => asShown(await part.innerText());

/**
 * What a page shows of a part: its number of elements, at least one, words that they contain, or
 * the texts of all elements in their order.
 */
type Expected = number | 'some' | RegExp | readonly string[];

/** A sentence of the specification, and the parts of a page that hold it. */
type Sentence = readonly [sentence: string, ...(readonly [part: string, expected: Expected])[]];

async function expectShown(parts: Locator, expected: Expected, file: string): Promise<void> {
  const texts = (await parts.filter({ visible: true }).allInnerTexts()).map(asShown);
  const name = `${file}: ${parts.page().url()} ${parts}`;
  if (expected === 'some') expect(texts.length, name).toBeGreaterThan(0);
  else if (typeof expected === 'number') expect(texts.length, name).toBe(expected);
  else if (!(expected instanceof RegExp)) expect(texts, name).toEqual(expected.map(asShown));
  else {
    // An answer may be folded; other hidden texts do not count.
    const folded = parts.and(parts.page().locator('details *'));
    const all = texts.length > 0 ? texts : (await folded.allTextContents()).map(asShown);
    expect(all.join(' '), name).toMatch(expected);
  }
}

/** A page in a language, with its messages and links. */
type Variant = {
  locale: Locale;
  t: ReturnType<typeof translator>;
  href: (key: PageKey, anchor?: string) => string;
};

/** Tests sentences about a page, which each test reads in the three languages. */
export function testPage(key: PageKey, list: (page: Variant) => readonly Sentence[]): void {
  const pages = languages.map((locale) => {
    const href = (target: PageKey, anchor?: string) => hrefFor(locale, target, anchor);
    return { locale, sentences: list({ locale, t: translator(locale), href }) };
  });
  test.describe(key, () => {
    // In one worker, which opens each page once.
    test.describe.configure({ mode: 'default' });
    for (const [index, [sentence]] of pages[0]?.sentences.entries() ?? []) {
      test(sentence, async ({ read }) => {
        for (const { locale, sentences } of pages) {
          const page = await read(locale, key);
          const [, ...checks] = sentences[index] ?? [sentence];
          for (const [part, expected] of checks) {
            await expectShown(page.locator(part), expected, `messages/${locale}/${key}.json`);
          }
        }
      });
    }
  });
}

/** The ids of sections that are shown: a company without partners has no section for them. */
export const shownIds = <Id extends string>(ids: readonly Id[]): readonly Id[] =>
  ids.filter((id) => id !== 'partners' || site.partners.length > 0);

/** Expects the sections of a page in their order, after its first ones. */
export const sectionsInOrder = (ids: readonly string[], first = 1) => [
  [sections, shownIds(ids).length + first] as const,
  [
    `main > ${shownIds(ids)
      .map((id) => `section#${id}`)
      .join(' ~ ')}`,
    1,
  ] as const,
];
