/** How long an entry stays in the browser; `privacy.cookies.lives` says it in words. */
type Life = 'untilChanged';

type StoredKey = {
  /** Names the entry in the texts: `privacy.cookies.keys.<id>`. */
  id: string;
  /** The key as the browser shows it. */
  key: string;
  life: Life;
};

/**
 * Everything that any part of the site writes into the browser's local storage. The privacy page
 * shows this list.
 */
export const storedKeys = [
  /** The four booleans of the visitor's choice in the cookie banner. */
  { id: 'consent', key: 'cookie-consent', life: 'untilChanged' },
  /** The code of a language that was chosen by hand. */
  { id: 'language', key: 'i18nextLng', life: 'untilChanged' },
] as const satisfies readonly StoredKey[];
