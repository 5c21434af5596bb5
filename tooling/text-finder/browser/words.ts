import type { Locale } from '@/lib/locales';

/** What the finder says. */
export type FinderWords = {
  /** The switch for clicks without the Alt key. */
  find: string;
  heading: string;
  edit: string;
  close: string;
  /** Of a text that is in no file of texts. */
  elsewhere: string;
};

/** By language of the page; one that nobody has translated gets English. */
export const finderWords: Readonly<Partial<Record<Locale, FinderWords>> & { en: FinderWords }> = {
  de: {
    find: 'Texte finden',
    heading: 'Wo dieser Text steht',
    edit: 'Im Editor öffnen',
    close: 'Schließen',
    elsewhere: 'Nicht in messages/, sondern in site.config.ts oder berechnet.',
  },
  en: {
    find: 'Find texts',
    heading: 'Where this text is written',
    edit: 'Open in the editor',
    close: 'Close',
    elsewhere: 'Not in messages/ but in site.config.ts, or computed.',
  },
  vas: {
    find: 'Pronađi tekst',
    heading: 'Gdje se nalazi ovaj tekst',
    edit: 'Otvori u uređivaču',
    close: 'Zatvori',
    elsewhere: 'Nije u messages/, nego u site.config.ts, ili je izračunato.',
  },
};
