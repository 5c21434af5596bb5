/** Storage area: `local` is permanent, `session` ends with the tab. */
export type StorageArea = 'local' | 'session';

/** Lifetime of an entry; described in `privacy.cookies.lives`. */
type Life = 'untilChanged' | 'untilCleared' | 'visit' | 'untilSent';

type StoredKey = {
  /** Name of the entry in code and messages: `privacy.cookies.keys.<id>`. */
  id: string;
  /** The key in the browser's storage. */
  key: string;
  area: StorageArea;
  life: Life;
};

/**
 * All entries that the site writes into the browser's storage. The privacy page shows this list.
 */
export const storedKeys = [
  /** The visitor's consent, as four booleans. */
  { id: 'consent', key: 'cookie-consent', area: 'local', life: 'untilChanged' },
  /** Ids of the services that the consent covers, if the site declares any. */
  {
    id: 'consentServices',
    key: 'cookie-consent-services',
    area: 'local',
    life: 'untilChanged',
  },
  /** Code of the explicitly chosen language. */
  { id: 'language', key: 'i18nextLng', area: 'local', life: 'untilChanged' },
  /** The language suggestion was dismissed. */
  { id: 'suggestion', key: 'language-suggestion', area: 'local', life: 'untilCleared' },
  /** The chat bubble was dismissed. */
  { id: 'chat', key: 'chat-bubble', area: 'session', life: 'visit' },
  /** Unsent draft of the contact form. */
  { id: 'draft', key: 'contact-draft', area: 'session', life: 'untilSent' },
] as const satisfies readonly StoredKey[];

export type StoredKeyId = (typeof storedKeys)[number]['id'];
