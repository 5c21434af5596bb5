/** @jest-environment node */
import { type Locale, locales } from '@/lib/locales';
import { termsSources } from '@/lib/terms/documents';
import { checkSummaryText, checkTermsText } from '@/scripts/checks/check-terms';
import { checkCompany } from '@/scripts/cms/check-entry';
import { places } from '@/scripts/cms/editor-texts/labels.json';
import { chooseLanguage, translate, translations } from '@/scripts/cms/editor-texts/reasons';
import { checkMessages } from '@/scripts/messages/check-messages';
import { parseGlossary } from '@/scripts/messages/check-wording';
import { textLimits } from '@/scripts/messages/text-limits';

const german = {
  meta: { title: 'Ein Titel', description: 'x' },
  parts: '{a} und <b>fett</b>',
  german: 'Bescheid',
  sentence: 'Das ist ein ganzer deutscher Satz.',
  missing: 'Fehlt dort',
  empty: '',
  forbidden: 'Garantiert gut',
  byHand: 'bis zu 500 Euro',
  date: 'am 15 Juli',
  icu: '{a',
  quote: 'Er sagt "ja"',
  apostrophe: "Anna's Haus",
  foreign: '“Hallo”',
  open: 'Er sagt „ja',
  space: ' vorn',
  spaces: 'zwei  Leerzeichen',
  parted: 'nach 30 Tagen',
  unclosed: '<b>offen',
  tag: 'Eine Zeile<br/>und noch eine',
};
const translated = {
  meta: { title: 'Naslov', description: 'y' },
  parts: '{b}',
  german: 'Rješenje',
  sentence: german.sentence,
  orphaned: 'Višak',
  plural: '{n, plural, other {#}}',
  address: 'Pišite nam i javimo vam se',
  employers: { text: 'Dobro za Vas i Vaš tim' },
};

function messageProblems(): string[] {
  const file = (locale: Locale, namespace: string, tree: object) => ({
    file: `messages/${locale}/${namespace}.json`,
    locale,
    namespace,
    text: JSON.stringify(tree),
  });
  const glossaries = new Map(
    locales.map((locale) => [locale, parseGlossary('no promise: garantiert')]),
  );
  const lost = { ...translated, parts: '<b>x</b>' };
  const more = { ...translated, parts: '{a} <b>x</b> <i>y</i>' };
  return checkMessages(
    [
      file('de', 'home', german),
      file('de', 'contact', { meta: { title: 'Ein Titel' }, tags: '<b> allein' }),
      file('vas', 'home', translated),
      file('en', 'home', lost),
    ],
    glossaries,
  )
    .concat(checkMessages([file('de', 'home', german), file('vas', 'home', more)], glossaries))
    .concat(
      checkMessages(
        [
          file('de', 'home', { lost: '', own: '{m}', other: '{m}' }),
          file('en', 'home', { lost: '{n}', own: 'x', other: '{n}' }),
          file('vas', 'home', { lost: '{n}', own: 'x', other: '{n}' }),
        ],
        glossaries,
      ),
    )
    .map(({ message }) => message);
}

async function documentProblems(): Promise<string[]> {
  const [source] = termsSources;
  const terms = '# AGB\n\nStand: 15.07.2025\n\n## §\u00a01 Umfang\n\nAlles.\n';
  const broken = [
    'Alles',
    '# AGB\n\nAlles\n\n## §\u00a01 Umfang\n\nAlles.\n',
    '# AGB\n\nStand: 15.07.2025\n\nAlles\n',
    `${terms}\n{nobody}\n`,
    `${terms}\n[dort](nowhere)\n`,
    `${terms}\n<b>fett</b>\n`,
    `${terms}\n> Zitat\n`,
    `${terms}\n### Tiefer\n`,
    terms.replace('§\u00a01', '§\u00a02'),
  ];
  const inTerms = broken.flatMap((text) => checkTermsText(source, text, []));
  const summary = { locale: 'en', file: 's.md', german: { file: 'g.md', text: terms } } as const;
  const inSummaries = await Promise.all(
    ['# S\n\n## §\u00a01 Scope\n\nAll.\n', '# S\n\n## §\u00a03 Scope\n\nAll.\n'].map((text) =>
      checkSummaryText(source, { ...summary, text }, []),
    ),
  );
  return [...inTerms, ...inSummaries.flat()].map(({ message }) => message);
}

function companyProblems(): string[] {
  const counts = { placed: 0, statisticsYears: 0.5, statisticsUntil: 'x', pool: 1 };
  const figures = { ...counts, nursesLeftPercent: 101 };
  const company = { email: 'x', channels: { viber: 'x' }, figures };
  return checkCompany(JSON.stringify(company)).map(({ message }) => message);
}

describe('translate', () => {
  let messages: string[] = [];
  beforeAll(async () => {
    messages = [...messageProblems(), ...companyProblems(), ...(await documentProblems())];
  });

  it('translates every message of the checks', () => {
    const english = messages.filter((text) => !translations.some((one) => one.pattern.test(text)));
    expect(english).toEqual([]);
  });

  it('has no unused translation', () => {
    const unused = translations.filter((one) => !messages.some((text) => one.pattern.test(text)));
    expect(unused.map(({ pattern }) => String(pattern))).toEqual([]);
  });

  it('keeps the variable parts of a message', () => {
    const message = 'missing; German has "Ja"; add it';
    expect(translate(message, 'de')).toBe('Der Text fehlt; auf Deutsch: "Ja".');
    expect(translate(message, 'vas')).toBe('Tekst nedostaje; na njemačkom: "Ja".');
    expect(translate(message, 'en')).toBe(message);
  });

  it('does not change unknown messages', () => {
    expect(translate('something new', 'de')).toBe('something new');
  });

  it('has a text for every place with a limit', () => {
    expect(Object.keys(places).sort()).toEqual(textLimits.map(({ place }) => place).sort());
  });
});

describe('chooseLanguage', () => {
  it.each([
    [['fr', 'en-US'], 'en'],
    [['sr-Latn-RS', 'de'], 'vas'],
    [[], 'de'],
  ] as const)('%j', (preferred, language) => {
    expect(chooseLanguage(preferred)).toBe(language);
  });
});
