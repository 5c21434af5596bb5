import { type Locale, localeTable } from '@/lib/locales';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Nouns after numbers: their spellings, and the forms that a number requires. Any other number
 * leaves the noun as written, because in German its form also depends on the sentence.
 */
const nouns: Partial<Record<Locale, readonly (readonly [written: RegExp, forms: Forms])[]>> = {
  de: [
    [/^Monat(?:en?)?$/, { one: 'Monat' }],
    [/^Wochen?$/, { one: 'Woche' }],
    [/^Jahr(?:en?)?$/, { one: 'Jahr' }],
  ],
  en: [
    [/^months?$/, { one: 'month' }],
    [/^weeks?$/, { one: 'week' }],
    [/^years?$/, { one: 'year' }],
  ],
  vas: [
    [/^mjesec[ai]?$/, { one: 'mjesec', few: 'mjeseca', other: 'mjeseci' }],
    [/^sedmic[aeu]$/, { one: 'sedmicu', few: 'sedmice', other: 'sedmica' }],
    [/^godin[aeu]$/, { one: 'godinu', few: 'godine', other: 'godina' }],
  ],
};

/** A noun after a placeholder, and "od" before it, which requires the genitive in BHS. */
const numberAndNoun = /((?<!\p{L})od\s)?(\{(\w+)\}(?:\s|<unit>)+)(\p{L}+)/gu;

/**
 * Writes the nouns after placeholders in the form that the number requires, which of a range is the
 * last one: 3–4 mjeseca, 5–6 mjeseci.
 *
 * @param values texts of the placeholders, in the notation of the language
 */
export function inflectNouns(
  text: string,
  values: Readonly<Record<string, string>>,
  locale: Locale,
): string {
  const rules = new Intl.PluralRules(localeTable[locale].intl);
  const inflect = (noun: string, value: string, isGenitive: boolean) => {
    const [, whole, fraction] = /(\d+)([.,]\d+)?$/.exec(value) ?? [];
    const [, forms] = nouns[locale]?.find(([written]) => written.test(noun)) ?? [];
    if (whole === undefined || forms === undefined) return noun;
    const rule = fraction === undefined ? rules.select(Number(whole)) : 'few';
    // In BHS the genitive singular has the form after 2 to 4, and follows a fraction, too.
    return forms[rule === 'one' && isGenitive ? 'few' : rule] ?? noun;
  };
  return text.replace(
    numberAndNoun,
    (_, of: string | undefined, number: string, name: string, noun: string) =>
      (of ?? '') + number + inflect(noun, values[name] ?? '', of !== undefined),
  );
}
