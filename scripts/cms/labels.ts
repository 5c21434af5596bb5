import type { MessageTree } from '@/lib/i18n/message-tree';
import type { Namespace } from '@/lib/i18n/namespaces';
import { numberTexts } from '@/lib/i18n/numbers';
import { defaultLocale } from '@/lib/locales';
import labels from '@/scripts/cms/editor-texts/labels.json' with { type: 'json' };
import { parseIcu } from '@/scripts/messages/icu';
import { isKeptInGerman } from '@/scripts/messages/message-file';
import { findLimit } from '@/scripts/messages/text-limits';

type Labels = Readonly<Record<string, string>>;

/**
 * German names of files, of texts and groups (by the last part of their key), and of the places
 * with a text limit.
 */
const { files, parts, places }: Record<keyof typeof labels, Labels> = labels;

/** Keys of a text that is the heading of its group. */
const headings = ['title', 'question', 'label', 'name', 'german', 'who'] as const;

/** Maximum length of a label, in characters. */
const maxLength = 60;

/** The beginning of a text, without tags and in one line. */
function shorten(text: string): string {
  const plain = text
    .replace(/<\/?[\p{L}][^<>]*>/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= maxLength) return plain;
  return `${plain.slice(0, maxLength).replace(/\s+\S*$/, '')} …`;
}

function firstText(tree: MessageTree): string {
  const [first = ''] = Object.values(tree);
  return typeof first === 'string' ? first : firstText(first);
}

/** The name of a message file. */
export function namespaceLabel(namespace: Namespace, german: MessageTree): string {
  return files[namespace] ?? shorten(firstText(german));
}

/**
 * The name of a group of texts: the name of its key in `labels.json`, its heading on the page, or
 * both. Without either, it is the beginning of its first text.
 */
export function groupLabel(name: string, group: MessageTree): string {
  const heading = headings.map((key) => group[key]).find((text) => typeof text === 'string');
  const known = parts[name];
  if (known !== undefined && heading !== undefined) return `${known}: ${shorten(heading)}`;
  return known ?? shorten(heading ?? firstText(group));
}

/** The name of a text: the name of its key in `labels.json`, or else the text's beginning. */
export function textLabel(name: string, text: string): string {
  return parts[name] ?? `„${shorten(text)}“`;
}

const numbers = new Map<string, string>(Object.entries(numberTexts(defaultLocale)));

/** The placeholders and tags that a text must keep: `{count}`, `<b>…</b>`. */
function requiredParts(text: string): string[] {
  const message = parseIcu(text);
  const parameters = 'error' in message ? [] : [...message.parameters];
  return parameters.map((parameter) => {
    const tag = /^<(.+)>$/.exec(parameter)?.[1];
    return tag === undefined ? parameter.replace(/:.*/, '') : `<${tag}>…</${tag}>`;
  });
}

/** A placeholder with the value that the page shows, if it is a shared number. */
function withValue(part: string): string {
  const value = numbers.get(part.slice(1, -1));
  return value === undefined ? `\`${part}\`` : `\`${part}\` (${value})`;
}

/** The hint below a field of the editor, as Markdown in one line. */
export function fieldHint(namespace: string, key: string, text: string): string {
  const limit = findLimit(namespace, key);
  const kept = requiredParts(text);
  const place = limit && (places[limit.place] ?? limit.place);
  const range = limit?.min === undefined ? 'höchstens' : `${limit.min} bis`;
  return [
    ...(limit ? [`Am besten ${range} ${limit.max} Zeichen (${place}).`] : []),
    ...(kept.length > 0 ? [`Stehen lassen: ${kept.map(withValue).join(', ')}.`] : []),
    ...(isKeptInGerman(key) ? ['In jeder Sprache dasselbe.'] : []),
    `\`${namespace}.${key}\``,
  ].join(' ');
}
