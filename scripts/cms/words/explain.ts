import { type Locale, localeTable } from '@/lib/locales';
import { type ReasonLanguage, reasons } from '@/scripts/cms/words/reasons';

const reasonLanguages = ['de', 'en', 'vas'] as const satisfies readonly ReasonLanguage[];

/** The language for somebody whose browser prefers these, best first. */
export function languageFor(preferred: readonly string[]): ReasonLanguage {
  const subtags = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const spoken = (language: Locale): readonly string[] => localeTable[language].browserLanguages;
  const found = subtags.flatMap(
    (subtag) => reasonLanguages.find((language) => spoken(language).includes(subtag)) ?? [],
  );
  return found[0] ?? 'de';
}

/** What a check says, in the reader's language. */
export function explain(message: string, language: ReasonLanguage): string {
  // How a placeholder is formatted matters to its programmer alone.
  const plain = message.replaceAll(/(\{\w+\}): (?:text|number)/g, '$1');
  if (language === 'en') return plain;
  for (const reason of reasons) {
    const found = reason.says.exec(plain);
    if (!found) continue;
    return reason[language].replace(/\$(\d)/g, (_, index) => found[Number(index)] ?? '');
  }
  return plain;
}

type Words = {
  /** Above the list of what to correct. */
  toCorrect: (count: number) => string;
  /** Above the list of texts that somebody else has changed, too. */
  alsoChanged: string;
  decide: string;
  quoted: (text: string) => string;
};

/** What the editor says beyond the reasons of the checks. */
export const words: Record<ReasonLanguage, Words> = {
  de: {
    toCorrect: (count) =>
      count === 1
        ? 'Bitte noch eine Stelle berichtigen:'
        : `Bitte noch ${count} Stellen berichtigen:`,
    alsoChanged:
      'Jemand anderes hat inzwischen einen Text gespeichert, den auch Sie geändert haben. Gespeichert ist:',
    decide:
      'Soll Ihr Text gelten, speichern Sie noch einmal. Soll der gespeicherte gelten, schreiben Sie ihn in das Feld.',
    quoted: (text) => `„${text}“`,
  },
  en: {
    toCorrect: (count) =>
      count === 1 ? 'Please correct one more place:' : `Please correct ${count} more places:`,
    alsoChanged: 'Somebody else has saved a text meanwhile that you have changed, too. It says:',
    decide: 'To keep your text, save again. To keep the saved one, write it into the field.',
    quoted: (text) => `“${text}”`,
  },
  vas: {
    toCorrect: (count) =>
      count === 1 ? 'Ispravite još jedno mjesto:' : `Mjesta koja još treba ispraviti: ${count}`,
    alsoChanged:
      'Neko drugi je u međuvremenu spremio tekst koji ste i Vi izmijenili. Spremljeno je:',
    decide:
      'Ako treba ostati Vaš tekst, spremite još jednom. Ako treba ostati spremljeni, upišite ga u polje.',
    quoted: (text) => `„${text}“`,
  },
};
