/** Categories beyond the necessary one. */
export const optionalCategories = ['analytics', 'marketing', 'preferences'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** A visitor's consent, as stored in the browser. */
export type ConsentRecord = Readonly<{ necessary: true } & Record<OptionalCategory, boolean>>;

/** Categories that were switched on or off, and nothing about the others. */
export type ConsentChanges = Readonly<Partial<Record<OptionalCategory, boolean>>>;

/** Consent after "accept all". */
export const everything: ConsentRecord = {
  necessary: true,
  analytics: true,
  marketing: true,
  preferences: true,
};

/** Consent after "only necessary", and the initial state of the settings. */
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
 * Parses stored consent. Anything but exactly the four booleans counts as none: asking again is
 * better than assuming consent.
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
