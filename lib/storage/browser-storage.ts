import { type StorageArea, type StoredKeyId, storedKeys } from '@/lib/storage/keys';

type Entry = { key: string; area: StorageArea };

function entryOf(id: StoredKeyId): Entry {
  const entry = storedKeys.find((stored) => stored.id === id);
  if (!entry) throw new Error(`No entry of the browser's storage is called ${id}.`);
  return entry;
}

/** Throws if the visitor blocks storage: accessing the property is enough. */
function storageOf(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** The result of `run`, or `otherwise` if the storage is blocked or full. */
function guarded<Result>(run: () => Result, otherwise: Result): Result {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/** Reads an entry; `null` if it is missing or cannot be read. */
export function readStored(id: StoredKeyId): string | null {
  const { key, area } = entryOf(id);
  return guarded(() => storageOf(area).getItem(key), null);
}

/** Writes an entry. Returns whether it was stored: storage can be blocked or full. */
export function writeStored(id: StoredKeyId, value: string): boolean {
  const { key, area } = entryOf(id);
  return guarded(() => {
    storageOf(area).setItem(key, value);
    return true;
  }, false);
}

/** Removes an entry, if it exists. */
export function removeStored(id: StoredKeyId): void {
  const { key, area } = entryOf(id);
  guarded(() => storageOf(area).removeItem(key), undefined);
}

/**
 * Removes entries of third parties.
 *
 * @param isMeant whether to remove the entry with this key
 */
export function removeNamed(area: StorageArea, isMeant: (key: string) => boolean): void {
  guarded(() => {
    const storage = storageOf(area);
    for (const key of Object.keys(storage).filter(isMeant)) storage.removeItem(key);
  }, undefined);
}

/**
 * Calls `listener` with the new value when another tab changes an entry in `localStorage`.
 *
 * @returns a function that unsubscribes
 */
export function watchStored(id: StoredKeyId, listener: (value: string | null) => void): () => void {
  const { key } = entryOf(id);
  const onStorage = (event: StorageEvent) => {
    // No key: the whole storage was cleared.
    if (event.key === key) listener(event.newValue);
    else if (event.key === null) listener(null);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
