/** How a value of the shipped, fictional company looks. */
const samplePatterns: readonly RegExp[] = [
  /\bMuster/i,
  // Reserved for examples: https://www.rfc-editor.org/rfc/rfc2606
  /\bexample\.(?:org|com|net)\b/,
  // Kept free for films by the Federal Network Agency.
  /^\+49 30 23125\b/,
];

/** Whether a fact is still one of the samples that the project is shipped with. */
export function isSample(value: string): boolean {
  return samplePatterns.some((pattern) => pattern.test(value));
}

/** The care organisations that were drawn for the shipped site, by the names of their logos. */
const samplePartners: ReadonlyMap<string, string> = new Map([
  ['lindenhof', 'Klinikum Lindenhof'],
  ['havelblick', 'Seniorenhaus Havelblick'],
  ['st-verena', 'St. Verena Krankenhaus'],
  ['abendrot', 'Pflegezentrum Abendrot'],
  ['nordlicht', 'Nordlicht Kliniken'],
]);

/** Whether a partner is one of the fictional ones, or has the logo of one. */
export function isSamplePartner({ id, name }: { id: string; name: string }): boolean {
  return samplePartners.has(id) || [...samplePartners.values()].includes(name);
}
