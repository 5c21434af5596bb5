/**
 * The result of `use`; undefined if it has none, the visitor blocks the storage, or it is full.
 */
function withStorage<Result>(
  area: StorageArea,
  use: (storage: Storage) => Result,
): Result | undefined {
  try {
    return use(area === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** Reads an entry; `null` if it is missing or cannot be read. */
export function readStored(id: StoredKeyId): string | null {
  const { key, area } = storedKeys[id];
  return withStorage(area, (storage) => storage.getItem(key)) ?? null;
}

/** Reads an entry that is JSON; undefined if it is missing, invalid or cannot be read. */
export function readStoredJson(id: StoredKeyId): unknown {
  try {
    return JSON.parse(readStored(id) ?? '');
  } catch {
    return undefined;
  }
}

/** Writes an entry, unless storage is blocked or full. */
export function writeStored(id: StoredKeyId, value: string): void {
  const { key, area } = storedKeys[id];
  withStorage(area, (storage) => storage.setItem(key, value));
}

/** Removes an entry, if it exists. */
export function removeStored(id: StoredKeyId): void {
  const { key, area } = storedKeys[id];
  withStorage(area, (storage) => storage.removeItem(key));
}

/** Removes all entries of an area whose keys match, such as those of third parties. */
export function removeMatchingEntries(
  area: StorageArea,
  shouldRemove: (key: string) => boolean,
): void {
  withStorage(area, (storage) => {
    for (const key of Object.keys(storage).filter(shouldRemove)) storage.removeItem(key);
  });
}

/** Storage area: `local` is permanent, `session` ends with the tab. */
type StorageArea = 'local' | 'session';

/** Lifetime of an entry; the messages `privacy.cookies.lifetimes` describe each. */
type Lifetime = 'untilChanged' | 'untilCleared' | 'visit' | 'untilSent';

type StoredKey = { key: string; area: StorageArea; lifetime: Lifetime };

/**
 * All entries that the site writes into the browser's storage, by their names in code and messages:
 * `privacy.cookies.keys.<id>`. The privacy page shows this list.
 */
export const storedKeys = {
  /** The visitor's consent, as four booleans. */
  consent: { key: 'cookie-consent', area: 'local', lifetime: 'untilChanged' },
  /** Ids of the services that the consent covers, if the site declares any. */
  consentServices: { key: 'cookie-consent-services', area: 'local', lifetime: 'untilChanged' },
  // Named as the library i18next names it.
  language: { key: 'i18nextLng', area: 'local', lifetime: 'untilChanged' },
  suggestion: { key: 'language-suggestion', area: 'local', lifetime: 'untilCleared' },
  chat: { key: 'chat-bubble', area: 'session', lifetime: 'visit' },
  draft: { key: 'contact-draft', area: 'session', lifetime: 'untilSent' },
} as const satisfies Record<string, StoredKey>;

export type StoredKeyId = keyof typeof storedKeys;
