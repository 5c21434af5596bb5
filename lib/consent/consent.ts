import type { Messages } from '@/generated/messages';
import { readStored, readStoredJson, writeStored } from '@/lib/storage/browser-storage';

/** Categories that need consent. */
export const optionalCategories = ['analytics', 'marketing', 'preferences'] as const;
type OptionalCategory = (typeof optionalCategories)[number];

/** A visitor's consent, as stored in the browser. */
export type ConsentRecord = Readonly<{ necessary: true } & Record<OptionalCategory, boolean>>;

/** The texts of banner and settings. */
export type ConsentTexts = Messages['common']['consent'];

/** A service that loads only with consent, as declared in `site.config.ts`. */
export type Service = Readonly<{
  id: string;
  name: string;
  category: OptionalCategory;
  script: string;
  /** Names of the entries that it stores in the browser; a trailing `*` matches any suffix. */
  storage?: Partial<Record<'local' | 'session' | 'cookies', string[] | undefined>> | undefined;
}>;

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

const isConsentRecord = (value: unknown): value is ConsentRecord => {
  const entries = Object.entries(value ?? {});
  return (
    entries.length === Object.keys(allCategories).length &&
    entries.every(
      ([key, allowed]) =>
        Object.hasOwn(allCategories, key) &&
        typeof allowed === 'boolean' &&
        (allowed || key !== 'necessary'),
    )
  );
};

/**
 * The stored consent. Anything other than exactly the four booleans counts as none, and so does
 * consent to a category that got a service since. A refusal also covers services added later.
 */
export function readConsent(services: readonly Service[]): ConsentRecord | undefined {
  const covered = (readStored('consentServices') ?? '').split(' ');
  const record = readStoredJson('consent');
  const isValid =
    isConsentRecord(record) &&
    services.every(({ id, category }) => !record[category] || covered.includes(id));
  return isValid ? record : undefined;
}

/** Stores consent for these services. If storage fails, it applies to the current page only. */
export function storeConsent(record: ConsentRecord, services: readonly Service[]): void {
  // Written first, because other tabs read it when `consent` changes.
  if (services.length > 0) writeStored('consentServices', services.map(({ id }) => id).join(' '));
  writeStored('consent', JSON.stringify(record));
}

/** Whether one of the names matches a storage entry. */
export function matchesName(names: readonly string[], entry: string): boolean {
  return names.some((name) =>
    name.endsWith('*') ? entry.startsWith(name.slice(0, -1)) : entry === name,
  );
}

/** The names of all entries that a service stores, in any storage. */
export function storedNames({ storage }: Service): string[] {
  return [storage?.cookies, storage?.local, storage?.session].flatMap((names) => names ?? []);
}
