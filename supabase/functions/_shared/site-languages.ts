/** The languages of the site: path of the contact page, and name in German. Checked by `npm run check`. */
export const siteLanguages = {
  de: { contactPage: '/kontakt', germanName: 'Deutsch' },
  en: { contactPage: '/en/contact', germanName: 'Englisch' },
  vas: { contactPage: '/vas/kontakt', germanName: 'Bosnisch/Kroatisch/Serbisch' },
} as const;

/** The language of visitors whose browser names none. */
export const defaultLanguage = 'de';
