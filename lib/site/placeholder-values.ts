/** Patterns of the values of the fictional company, which the repository contains at first. */
const placeholderPatterns: readonly RegExp[] = [
  /\bMuster/i,
  // Reserved for examples: https://www.rfc-editor.org/rfc/rfc2606
  /\bexample\.(?:org|com|net)\b/,
  // Reserved for films by the Federal Network Agency.
  /^\+49 30 23125\b/,
];

/** Whether a value is still one of the fictional company. */
export function isPlaceholderValue(value: string): boolean {
  return placeholderPatterns.some((pattern) => pattern.test(value));
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
