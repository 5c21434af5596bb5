/** Endings of a compound's first part: suffixes with a linking s, and some words. */
const firstEndings = [
  'arbeits',
  'aufs',
  'berufs',
  'haus',
  'heits',
  'keits',
  'personal',
  'pflege',
  'schafts',
  'senioren',
  'sprach',
  'tions',
  'täts',
  'ungs',
  'zusammen',
];

/** Prefixes after which there must be no break: Erfolgs|geschichten, never Erfolgsge|schichten. */
const attachedPrefixes = ['an', 'ar', 'be', 'er', 'ent', 'ge', 'über', 'ver', 'vor', 'zer'];

/** Words of this industry that are the last or a middle part of long compounds. */
const heads = [
  'abschluss',
  'anerkennung',
  'anforderung',
  'angabe',
  'anleitung',
  'anspruch',
  'ansprüche',
  'anstellung',
  'arbeit',
  'aufnahme',
  'aufwand',
  'ausbildung',
  'beauftragt',
  'bedingung',
  'begleitung',
  'behörde',
  'beilegung',
  'beratung',
  'berechtigt',
  'bescheid',
  'bewilligung',
  'bezeichnung',
  'daten',
  'dienst',
  'einrichtung',
  'einwanderung',
  'erklärung',
  'erlaubnis',
  'fach',
  'fähigkeit',
  'förderung',
  'führung',
  'gabe',
  'gebühr',
  'gesellschaft',
  'gesetz',
  'gespräch',
  'helfer',
  'kenntnis',
  'kosten',
  'kraft',
  'kräfte',
  'laden',
  'lehrgang',
  'leistung',
  'mazedonien',
  'möglichkeit',
  'nachweis',
  'nehmer',
  'nummer',
  'pflege',
  'pfleger',
  'platz',
  'prophylaxe',
  'prüfung',
  'qualifikation',
  'recht',
  'regelung',
  'schutz',
  'setzung',
  'sicherheit',
  'sprache',
  'stelle',
  'unterlagen',
  'unterstützung',
  'urkunde',
  'verarbeit',
  'verfahren',
  'vermittlung',
  'versicherung',
  'vertrag',
  'vorbereitung',
  'wertig',
  'zeit',
  'zertifikat',
  'zucker',
  'zweck',
  'überlassung',
  'übersetzung',
];

/** Short first parts that are allowed despite `minPart`: Wohn|möglichkeit. */
const shortFirstParts = ['ein', 'fest', 'mit', 'nord', 'über', 'wahl', 'wohn'];

/** Minimum letters of a part; shorter ones are joined: Pflege|fachkräfte, not Pflege|fach|kräfte. */
const minPart = 5;
/** Minimum letters of the last part: Einarbeitungs|zeit. */
const minLastPart = 4;

/**
 * Whether a break after a syllable inside one part of a compound is acceptable.
 *
 * @param syllable in any case
 */
export function isGermanBreak(syllable: string): boolean {
  return !attachedPrefixes.includes(syllable.toLowerCase());
}

/**
 * Selects from a German word's permitted breaks those between the parts of a compound.
 *
 * @param word in any case
 * @param breaks positions at which the patterns permit a break, ascending
 */
export function germanCompoundBreaks(word: string, breaks: readonly number[]): number[] {
  const lower = word.toLowerCase();
  const compoundBreaks: number[] = [];
  for (const at of breaks) {
    const isCompoundBreak =
      firstEndings.some((ending) => lower.slice(0, at).endsWith(ending)) ||
      heads.some((head) => lower.startsWith(head, at));
    const start = compoundBreaks.at(-1) ?? 0;
    const isFirst = shortFirstParts.includes(lower.slice(0, at));
    const isLongEnough = (isFirst || at - start >= minPart) && word.length - at >= minLastPart;
    if (isCompoundBreak && isLongEnough) compoundBreaks.push(at);
  }
  return compoundBreaks;
}
