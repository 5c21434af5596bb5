import type { ConsentRecord, OptionalCategory } from '@/lib/consent/record';

/** Names of storage entries; a trailing `*` matches any suffix. */
type StoredNames = readonly string[];

/** A service that loads only with consent, as declared in `site.config.ts`. */
export type Service = Readonly<{
  id: string;
  /** Display name. */
  name: string;
  category: OptionalCategory;
  /** URL of its script. */
  script?: string | undefined;
  /** Id of a `<template>` whose content is shown with consent. */
  element?: string | undefined;
  /** Entries that it stores in the browser. */
  storage: Readonly<{ local: StoredNames; session: StoredNames; cookies: StoredNames }>;
}>;

/** Whether the visitor's consent allows a service; without consent none is allowed. */
export function isAllowed(service: Service, record: ConsentRecord | undefined): boolean {
  return record?.[service.category] ?? false;
}

/** Whether one of the names, or its prefix before a star, matches an entry. */
export function namesEntry(names: StoredNames, entry: string): boolean {
  return names.some((name) =>
    name.endsWith('*') ? entry.startsWith(name.slice(0, -1)) : entry === name,
  );
}

/** All names that a service stores, in any storage. */
export function storedNames({ storage }: Service): string[] {
  return [...storage.cookies, ...storage.local, ...storage.session];
}
