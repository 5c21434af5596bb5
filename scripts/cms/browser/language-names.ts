import { isLocale, localeTable } from '@/lib/locales';

const byTag = new Map<string, string>(
  Object.values(localeTable).map(({ htmlLang, nativeName }) => [htmlLang, nativeName]),
);

/**
 * Makes the editor mark texts with the languages' tags and call them by their own names. It takes a
 * language's code for its tag, but `vas` is no language that a spelling checker knows.
 */
export function nameLanguages(): void {
  const canonical = Intl.getCanonicalLocales;
  Intl.getCanonicalLocales = (codes) => {
    const listed = typeof codes === 'string' ? [codes] : codes;
    return canonical(listed?.map((code) => (isLocale(code) ? localeTable[code].htmlLang : code)));
  };
  const nameOf = Intl.DisplayNames.prototype.of;
  Intl.DisplayNames.prototype.of = function of(code) {
    return byTag.get(code) ?? nameOf.call(this, code);
  };
}
