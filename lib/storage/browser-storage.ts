import { type StorageArea, type StoredKeyId, storedKeys } from '@/lib/storage/keys';

type Entry = { key: string; area: StorageArea };

function entryOf(id: StoredKeyId): Entry {
  const entry = storedKeys.find((stored) => stored.id === id);
  if (!entry) throw new Error(`No entry of the browser's storage is called ${id}.`);
  return entry;
}

/** Asking for a storage that the visitor has blocked already throws. */
function storageOf(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** What `run` returns, or `otherwise` where the storage is blocked or full. */
function guarded<Result>(run: () => Result, otherwise: Result): Result {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/** Reads an entry as it stands in the browser; `null` where there is none or none can be read. */
export function readStored(id: StoredKeyId): string | null {
  const { key, area } = entryOf(id);
  return guarded(() => storageOf(area).getItem(key), null);
}

/** Writes an entry and tells whether it was kept: storage can be blocked or full. */
export function writeStored(id: StoredKeyId, value: string): boolean {
  const { key, area } = entryOf(id);
  return guarded(() => {
    storageOf(area).setItem(key, value);
    return true;
  }, false);
}

/** Takes an entry away, if it is there. */
export function removeStored(id: StoredKeyId): void {
  const { key, area } = entryOf(id);
  guarded(() => storageOf(area).removeItem(key), undefined);
}

/**
 * Takes away entries that others have written.
 *
 * @param isMeant whether the entry of a key is to go
 */
export function removeNamed(area: StorageArea, isMeant: (key: string) => boolean): void {
  guarded(() => {
    const storage = storageOf(area);
    for (const key of Object.keys(storage).filter(isMeant)) storage.removeItem(key);
  }, undefined);
}

/**
 * Calls `listener` with the new value whenever another tab changes a local entry.
 *
 * @returns what ends the listening
 */
export function watchStored(id: StoredKeyId, listener: (value: string | null) => void): () => void {
  const { key } = entryOf(id);
  const onStorage = (event: StorageEvent) => {
    // Without a key, the whole storage was cleared.
    if (event.key === key) listener(event.newValue);
    else if (event.key === null) listener(null);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
