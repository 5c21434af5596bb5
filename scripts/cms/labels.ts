import type { MessageTree } from '@/lib/i18n/message-tree';
import type { Namespace } from '@/lib/i18n/namespaces';
import { numberTexts } from '@/lib/i18n/numbers';
import { defaultLocale } from '@/lib/locales';
import labels from '@/scripts/cms/words/labels.json' with { type: 'json' };
import { readIcu } from '@/scripts/messages/icu';
import { isKeptInGerman } from '@/scripts/messages/kept-in-german';
import { limitOf } from '@/scripts/messages/text-limits';

type Labels = Readonly<Record<string, string>>;

/**
 * German names: of files, of texts and groups without a heading by the last part of their key, and
 * of the places whose length is limited.
 */
const { files, parts, places }: Record<keyof typeof labels, Labels> = labels;

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
  return files[namespace] ?? shortened(firstText(german));
}

/**
 * The name of a group of texts: its heading on the page, else what such a group is called, else how
 * its first text begins.
 */
export function groupLabel(name: string, group: MessageTree): string {
  const heading = headings.map((key) => group[key]).find((text) => typeof text === 'string');
  const known = parts[name];
  if (known !== undefined && heading !== undefined) return `${known}: ${shortened(heading)}`;
  return known ?? shortened(heading ?? firstText(group));
}

/** The name of a text: what it is on the page, else how it begins. */
export function textLabel(name: string, text: string): string {
  return parts[name] ?? `„${shortened(text)}“`;
}

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
  const kept = keptParts(text);
  const place = limit && (places[limit.place] ?? limit.place);
  const range = limit?.least === undefined ? 'höchstens' : `${limit.least} bis`;
  return [
    ...(limit ? [`Am besten ${range} ${limit.most} Zeichen (${place}).`] : []),
    ...(kept.length > 0 ? [`Stehen lassen: ${kept.map(explained).join(', ')}.`] : []),
    ...(isKeptInGerman(key) ? ['In jeder Sprache dasselbe.'] : []),
    `\`${namespace}.${key}\``,
  ].join(' ');
}
