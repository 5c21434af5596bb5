import type { EditorLanguage } from '@/scripts/cms/words/languages';

/** Names of the places whose length is limited, in `scripts/messages/text-limits.ts`. */
export const places: Readonly<Record<string, Record<Exclude<EditorLanguage, 'en'>, string>>> = {
  'title in search results': { de: 'Titel im Suchergebnis', vas: 'naslov u rezultatima pretrage' },
  'text in search results': { de: 'Text im Suchergebnis', vas: 'tekst u rezultatima pretrage' },
  'heading of the page': { de: 'Überschrift der Seite', vas: 'naslov stranice' },
  'menu in the header': { de: 'Menü im Kopf der Seite', vas: 'meni u zaglavlju' },
  'button in the header': { de: 'Knopf im Kopf der Seite', vas: 'dugme u zaglavlju' },
  'line of a menu': { de: 'Zeile eines Menüs', vas: 'red u meniju' },
  'link in the footer': { de: 'Link in der Fußzeile', vas: 'link u podnožju' },
  'suggestion of a language': { de: 'Vorschlag einer Sprache', vas: 'prijedlog jezika' },
  'speech bubble': { de: 'Sprechblase', vas: 'oblačić' },
  'button of the cookie banner': {
    de: 'Knopf im Cookie-Hinweis',
    vas: 'dugme u obavijesti o kolačićima',
  },
  'mark beside a switch': { de: 'Wort neben einem Schalter', vas: 'riječ pored prekidača' },
  'copy button': { de: 'Knopf zum Kopieren', vas: 'dugme za kopiranje' },
  'line above a title': { de: 'Zeile über einer Überschrift', vas: 'red iznad naslova' },
  button: { de: 'Knopf', vas: 'dugme' },
  'arm of a signpost': { de: 'Arm des Wegweisers', vas: 'krak putokaza' },
  figure: { de: 'Zahl', vas: 'broj' },
  'name on the map': { de: 'Name auf der Karte', vas: 'naziv na karti' },
  badge: { de: 'Kennzeichen', vas: 'oznaka' },
};
