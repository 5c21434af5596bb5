// Made by scripts/build/site-languages.ts with every build, and committed; do not edit.

/** The languages of the site: address of the contact page, and name in German. */
export const siteLanguages = {
  de: { contactPage: '/kontakt', germanName: 'Deutsch' },
  en: { contactPage: '/en/contact', germanName: 'Englisch' },
  vas: { contactPage: '/vas/kontakt', germanName: 'Bosnisch/Kroatisch/Serbisch' },
} as const;

/** The language of visitors whose browser names none. */
export const defaultLanguage = 'de';
