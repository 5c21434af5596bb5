/** Categories that need consent. */
export const optionalCategories = ['analytics', 'marketing', 'preferences'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** A visitor's consent, as stored in the browser. */
export type ConsentRecord = Readonly<{ necessary: true } & Record<OptionalCategory, boolean>>;

const withOptional = (allowed: boolean): ConsentRecord => ({
  necessary: true,
  analytics: allowed,
  marketing: allowed,
  preferences: allowed,
});

/** Consent after "accept all". */
export const allCategories = withOptional(true);

/** Consent after "only necessary", and the initial state of the settings. */
export const onlyNecessary = withOptional(false);

const keys = Object.keys(allCategories);

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
 * Parses stored consent. Anything other than exactly the four booleans counts as no consent, so
 * that the visitor is asked again.
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

/** Names of storage entries; a trailing `*` matches any suffix. */
type StoredNames = readonly string[];

/** A service that loads only with consent, as declared in `site.config.ts`. */
export type Service = Readonly<{
  id: string;
  name: string;
  category: OptionalCategory;
  script?: string | undefined;
  /** Id of a `<template>`. Once the visitor consents, its content is inserted behind it. */
  templateId?: string | undefined;
  /** Entries that it stores in the browser. */
  storage: Readonly<{ local: StoredNames; session: StoredNames; cookies: StoredNames }>;
}>;

/** Whether the visitor's consent allows a service; without consent none is allowed. */
export function isAllowed(service: Service, record: ConsentRecord | undefined): boolean {
  return record?.[service.category] ?? false;
}

/** Whether one of the names, or its prefix before a star, matches an entry. */
export function matchesName(names: StoredNames, entry: string): boolean {
  return names.some((name) =>
    name.endsWith('*') ? entry.startsWith(name.slice(0, -1)) : entry === name,
  );
}

/** All names that a service stores, in any storage. */
export function storedNames({ storage }: Service): string[] {
  return [...storage.cookies, ...storage.local, ...storage.session];
}
