type Entry = { key: string; area: StorageArea };

function findEntry(id: StoredKeyId): Entry {
  const entry = storedKeys.find((stored) => stored.id === id);
  if (!entry) throw new Error(`Unknown storage entry: ${id}.`);
  return entry;
}

/** @throws if the visitor blocks storage */
function getStorage(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** The result of `run`, or `fallback` if the storage is blocked or full. */
function tryStorage<Result>(run: () => Result, fallback: Result): Result {
  try {
    return run();
  } catch {
    return fallback;
  }
}

/** Reads an entry; `null` if it is missing or cannot be read. */
export function readStored(id: StoredKeyId): string | null {
  const { key, area } = findEntry(id);
  return tryStorage(() => getStorage(area).getItem(key), null);
}

/** Writes an entry, unless storage is blocked or full. */
export function writeStored(id: StoredKeyId, value: string): void {
  const { key, area } = findEntry(id);
  tryStorage(() => getStorage(area).setItem(key, value), undefined);
}

/** Removes an entry, if it exists. */
export function removeStored(id: StoredKeyId): void {
  const { key, area } = findEntry(id);
  tryStorage(() => getStorage(area).removeItem(key), undefined);
}

/** Removes all entries of an area whose keys match, such as those of third parties. */
export function removeMatchingEntries(
  area: StorageArea,
  shouldRemove: (key: string) => boolean,
): void {
  tryStorage(() => {
    const storage = getStorage(area);
    for (const key of Object.keys(storage).filter(shouldRemove)) storage.removeItem(key);
  }, undefined);
}

/** Storage area: `local` is permanent, `session` ends with the tab. */
export type StorageArea = 'local' | 'session';

/** Lifetime of an entry; the messages `privacy.cookies.lifetimes` describe each. */
type Lifetime = 'untilChanged' | 'untilCleared' | 'visit' | 'untilSent';

type StoredKey = {
  /** Name of the entry in code and messages: `privacy.cookies.keys.<id>`. */
  id: string;
  key: string;
  area: StorageArea;
  lifetime: Lifetime;
};

/**
 * All entries that the site writes into the browser's storage. The privacy page shows this list.
 */
export const storedKeys = [
  /** The visitor's consent, as four booleans. */
  { id: 'consent', key: 'cookie-consent', area: 'local', lifetime: 'untilChanged' },
  /** Ids of the services that the consent covers, if the site declares any. */
  {
    id: 'consentServices',
    key: 'cookie-consent-services',
    area: 'local',
    lifetime: 'untilChanged',
  },
  // Named as the library i18next names it.
  { id: 'language', key: 'i18nextLng', area: 'local', lifetime: 'untilChanged' },
  { id: 'suggestion', key: 'language-suggestion', area: 'local', lifetime: 'untilCleared' },
  { id: 'chat', key: 'chat-bubble', area: 'session', lifetime: 'visit' },
  { id: 'draft', key: 'contact-draft', area: 'session', lifetime: 'untilSent' },
] as const satisfies readonly StoredKey[];

export type StoredKeyId = (typeof storedKeys)[number]['id'];
