/** What a visitor may allow beyond the necessary. */
export const optionalCategories = ['analytics', 'marketing', 'preferences'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** A visitor's choice, exactly as the browser stores it. */
export type ConsentRecord = Readonly<{ necessary: true } & Record<OptionalCategory, boolean>>;

/** Categories that were switched on or off, and nothing about the others. */
export type ConsentChanges = Readonly<Partial<Record<OptionalCategory, boolean>>>;

/** The answer "accept all". */
export const everything: ConsentRecord = {
  necessary: true,
  analytics: true,
  marketing: true,
  preferences: true,
};

/** The answer "only necessary", and what the settings show before any answer. */
export const onlyNecessary: ConsentRecord = {
  necessary: true,
  analytics: false,
  marketing: false,
  preferences: false,
};

const keys = Object.keys(everything);

function isConsentRecord(value: unknown): value is ConsentRecord {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return (
    entries.length === keys.length &&
    entries.every(
      ([key, allowed]) =>
        keys.includes(key) && typeof allowed === 'boolean' && (allowed || key !== 'necessary'),
    )
  );
}

/**
 * Reads a stored choice. Anything but exactly the four booleans counts as none, so that a visitor
 * is asked again rather than taken at a word that was never said.
 */
export function parseConsent(stored: string | null): ConsentRecord | undefined {
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isConsentRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
