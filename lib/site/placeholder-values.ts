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

/** The names of the fictional partners, by the ids of their logos. */
const placeholderPartners: ReadonlyMap<string, string> = new Map([
  ['lindenhof', 'Klinikum Lindenhof'],
  ['havelblick', 'Seniorenhaus Havelblick'],
  ['st-verena', 'St. Verena Krankenhaus'],
  ['abendrot', 'Pflegezentrum Abendrot'],
  ['nordlicht', 'Nordlicht Kliniken'],
]);

/** Whether a partner has the name or the logo of a fictional partner. */
export function isPlaceholderPartner({ id, name }: { id: string; name: string }): boolean {
  return placeholderPartners.has(id) || [...placeholderPartners.values()].includes(name);
}
