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

/** The care organisations that were drawn for the shipped site. */
const samplePartners: ReadonlySet<string> = new Set([
  'Klinikum Lindenhof',
  'Seniorenhaus Havelblick',
  'St. Verena Krankenhaus',
  'Pflegezentrum Abendrot',
  'Nordlicht Kliniken',
]);

/** Whether a partner is one of the fictional ones. */
export function isSamplePartner(name: string): boolean {
  return samplePartners.has(name);
}
