import type { ConsentRecord, OptionalCategory } from '@/lib/consent/record';

/** Names of entries in the browser; a star at the end stands for any rest. */
type StoredNames = readonly string[];

/** A service that loads only with consent, as `site.config.ts` declares it. */
export type Service = Readonly<{
  id: string;
  /** Its name as visitors know it. */
  name: string;
  category: OptionalCategory;
  /** Address of the script that starts it. */
  script?: string | undefined;
  /** Id of a `<template>` in the page whose content is shown with consent. */
  element?: string | undefined;
  /** What it stores in the browser. */
  storage: Readonly<{ local: StoredNames; session: StoredNames; cookies: StoredNames }>;
}>;

/** Whether a visitor's choice lets a service load; without a choice nothing does. */
export function isAllowed(service: Service, record: ConsentRecord | undefined): boolean {
  return record?.[service.category] ?? false;
}

/** Whether one of the names, or its beginning before a star, is the name of an entry. */
export function namesEntry(names: StoredNames, entry: string): boolean {
  return names.some((name) =>
    name.endsWith('*') ? entry.startsWith(name.slice(0, -1)) : entry === name,
  );
}

/** All names of what a service stores, wherever it lies. */
export function storedNames({ storage }: Service): string[] {
  return [...storage.cookies, ...storage.local, ...storage.session];
}
