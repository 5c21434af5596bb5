/** Where an entry lies: `local` stays, `session` ends with the tab. */
export type StorageArea = 'local' | 'session';

/** How long an entry stays in the browser; `privacy.cookies.lives` says it in words. */
type Life = 'untilChanged' | 'untilCleared' | 'visit' | 'untilSent';

type StoredKey = {
  /** Names the entry in the code and in the texts: `privacy.cookies.keys.<id>`. */
  id: string;
  /** The key as the browser shows it. */
  key: string;
  area: StorageArea;
  life: Life;
};

/**
 * Everything that any part of the site writes into the browser's storage. The privacy page shows
 * this list.
 */
export const storedKeys = [
  /** The four booleans of the visitor's choice in the cookie banner. */
  { id: 'consent', key: 'cookie-consent', area: 'local', life: 'untilChanged' },
  /** Ids of the services that this choice was made among, once the site declares any. */
  {
    id: 'consentServices',
    key: 'cookie-consent-services',
    area: 'local',
    life: 'untilChanged',
  },
  /** The code of a language that was chosen by hand. */
  { id: 'language', key: 'i18nextLng', area: 'local', life: 'untilChanged' },
  /** That the visitor has closed the line which suggests another language. */
  { id: 'suggestion', key: 'language-suggestion', area: 'local', life: 'untilCleared' },
  /** That the visitor has closed the speech bubble of the chat link. */
  { id: 'chat', key: 'chat-bubble', area: 'session', life: 'visit' },
  /** What was typed into the contact form and is not sent yet. */
  { id: 'draft', key: 'contact-draft', area: 'session', life: 'untilSent' },
] as const satisfies readonly StoredKey[];

/** Names one of the entries. */
export type StoredKeyId = (typeof storedKeys)[number]['id'];
