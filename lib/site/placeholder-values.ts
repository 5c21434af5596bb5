/** Patterns of values that nobody has, such as those of the fictional company, with the reason. */
const placeholderPatterns: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\bMuster/i, '"Muster" marks what is invented'],
  // https://www.rfc-editor.org/rfc/rfc2606
  [
    /\bexample\.(?:org|com|net)\b/,
    'its domain is reserved for examples: it has no pages, and mails to it go nowhere',
  ],
  // By the Federal Network Agency.
  [/^\+49 30 23125\b/, 'it is reserved for films: nobody answers'],
];

/** Why a value is no company's own; undefined if it may be one's. */
export function placeholderReason(value: string): string | undefined {
  return placeholderPatterns.find(([pattern]) => pattern.test(value))?.[1];
}

/** Whether a value is no company's own. */
export function isPlaceholderValue(value: string): boolean {
  return placeholderReason(value) !== undefined;
}

/** The ids and the names of the fictional partners. */
const placeholderPartners: readonly string[] = [
  ...['lindenhof', 'havelblick', 'st-verena', 'abendrot', 'nordlicht'],
  ...['Klinikum Lindenhof', 'Seniorenhaus Havelblick', 'St. Verena Krankenhaus'],
  ...['Pflegezentrum Abendrot', 'Nordlicht Kliniken'],
];

/** Whether a partner has the name or the logo of a fictional partner. */
export function isPlaceholderPartner({ id, name }: { id: string; name: string }): boolean {
  return [id, name].some((value) => placeholderPartners.includes(value));
}
