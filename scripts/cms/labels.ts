import type { MessageTree } from '@/lib/i18n/message-tree';
import type { Namespace } from '@/lib/i18n/namespaces';
import { numberTexts } from '@/lib/i18n/numbers';
import { defaultLocale } from '@/lib/locales';
import { readIcu } from '@/scripts/messages/icu';
import { isKeptInGerman } from '@/scripts/messages/kept-in-german';
import { limitOf } from '@/scripts/messages/text-limits';

/** Names of files, as somebody who knows the site calls them. */
const namespaceLabels: Partial<Record<Namespace, string>> = {
  home: 'Startseite',
  employers: 'Für Arbeitgeber',
  nurses: 'Für Pflegefachkräfte',
  academy: 'Academy',
  contact: 'Kontakt',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'AGB: was auf der Seite um sie herum steht',
  common: 'Auf allen Seiten: Menü, Fußzeile, Cookies, Chat',
  notFound: 'Seite nicht gefunden',
  planner: 'Planer des Wegs bis zum ersten Arbeitstag',
};

/** Names of texts and groups that have none of their own, by the last part of their key. */
const partLabels: Readonly<Record<string, string>> = {
  meta: 'Suchmaschinen',
  description: 'Beschreibung',
  hero: 'Seitenanfang',
  faq: 'Häufige Fragen',
  items: 'Liste',
  rows: 'Tabelle',
  columns: 'Spalten der Tabelle',
  title: 'Überschrift',
  text: 'Text',
  lead: 'Einleitung',
  eyebrow: 'Zeile über der Überschrift',
  question: 'Frage',
  answer: 'Antwort',
  button: 'Knopf',
  link: 'Link',
  note: 'Anmerkung',
  label: 'Beschriftung',
  caption: 'Beschriftung der Tabelle',
  figure: 'Zahl',
  picture: 'Bildbeschreibung für Screenreader',
  german: 'Deutscher Begriff',
  meaning: 'Bedeutung',
  url: 'Adresse im Web',
  nav: 'Menü',
  footer: 'Fußzeile',
  consent: 'Cookie-Hinweis',
  chat: 'Chat',
};

/** Parts that head a group: its name on the page. */
const headings = ['title', 'question', 'label', 'name', 'german', 'who'] as const;

const longest = 60;

/** The beginning of a text, without tags and in one line. */
function shortened(text: string): string {
  const plain = text
    .replace(/<\/?[\p{L}][^<>]*>/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= longest) return plain;
  return `${plain.slice(0, longest).replace(/\s+\S*$/, '')} …`;
}

/** The first text of a tree, in the order of the file. */
function firstText(tree: MessageTree): string {
  const [first = ''] = Object.values(tree);
  return typeof first === 'string' ? first : firstText(first);
}

/** The name of a message file. */
export function namespaceLabel(namespace: Namespace, german: MessageTree): string {
  return namespaceLabels[namespace] ?? shortened(firstText(german));
}

/**
 * The name of a group of texts: its heading on the page, else what such a group is called, else how
 * its first text begins.
 */
export function groupLabel(name: string, group: MessageTree): string {
  const heading = headings.map((key) => group[key]).find((text) => typeof text === 'string');
  const known = partLabels[name];
  if (known !== undefined && heading !== undefined) return `${known}: ${shortened(heading)}`;
  return known ?? shortened(heading ?? firstText(group));
}

/** The name of a text: what it is on the page, else how it begins. */
export function textLabel(name: string, text: string): string {
  return partLabels[name] ?? `„${shortened(text)}“`;
}

/** Names of the places whose length is limited, in `scripts/messages/text-limits.ts`. */
export const places: Readonly<Record<string, string>> = {
  'title in search results': 'Titel im Suchergebnis',
  'text in search results': 'Text im Suchergebnis',
  'heading of the page': 'Überschrift der Seite',
  'menu in the header': 'Menü im Kopf der Seite',
  'button in the header': 'Knopf im Kopf der Seite',
  'line of a menu': 'Zeile eines Menüs',
  'link in the footer': 'Link in der Fußzeile',
  'suggestion of a language': 'Vorschlag einer Sprache',
  'speech bubble': 'Sprechblase',
  'button of the cookie banner': 'Knopf im Cookie-Hinweis',
  'mark beside a switch': 'Wort neben einem Schalter',
  'copy button': 'Knopf zum Kopieren',
  'line above a title': 'Zeile über einer Überschrift',
  button: 'Knopf',
  'audience link': 'Link für eine Zielgruppe',
  figure: 'Zahl',
  'name on the map': 'Name auf der Karte',
  badge: 'Kennzeichen',
};

const numbers = new Map<string, string>(Object.entries(numberTexts(defaultLocale)));

/** What must stay in a text, as it is written there: `{count}`, `<b>…</b>`. */
function keptParts(text: string): string[] {
  const message = readIcu(text);
  const parameters = 'error' in message ? [] : [...message.parameters];
  return parameters.map((parameter) => {
    const tag = /^<(.+)>$/.exec(parameter)?.[1];
    return tag === undefined ? parameter.replace(/:.*/, '') : `<${tag}>…</${tag}>`;
  });
}

/** A kept part with what the page shows in its place, where that is known. */
function explained(part: string): string {
  const figure = numbers.get(part.slice(1, -1));
  return figure === undefined ? `\`${part}\`` : `\`${part}\` (${figure})`;
}

/**
 * What an editor should know before writing a text.
 *
 * @param key key inside the file
 * @param text the German text
 * @returns Markdown in one line
 */
export function hintOf(namespace: string, key: string, text: string): string {
  const limit = limitOf(namespace, key);
  const parts = keptParts(text);
  const place = limit && (places[limit.place] ?? limit.place);
  const range = limit?.least === undefined ? 'höchstens' : `${limit.least} bis`;
  return [
    ...(limit ? [`Am besten ${range} ${limit.most} Zeichen (${place}).`] : []),
    ...(parts.length > 0 ? [`Stehen lassen: ${parts.map(explained).join(', ')}.`] : []),
    ...(isKeptInGerman(key) ? ['In jeder Sprache dasselbe.'] : []),
    `\`${namespace}.${key}\``,
  ].join(' ');
}
