import { figureTexts } from '@/lib/i18n/figures';
import { defaultLocale } from '@/lib/locales';
import { places } from '@/scripts/cms/words/places';
import { readIcu } from '@/scripts/messages/icu';
import { isKeptInGerman } from '@/scripts/messages/kept-in-german';
import { limitOf } from '@/scripts/messages/text-limits';

const figures = new Map<string, string>(Object.entries(figureTexts(defaultLocale)));

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
  const figure = figures.get(part.slice(1, -1));
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
  const place = limit && (places[limit.place]?.de ?? limit.place);
  const range = limit?.least === undefined ? 'höchstens' : `${limit.least} bis`;
  return [
    ...(limit ? [`Am besten ${range} ${limit.most} Zeichen (${place}).`] : []),
    ...(parts.length > 0 ? [`Stehen lassen: ${parts.map(explained).join(', ')}.`] : []),
    ...(isKeptInGerman(key) ? ['In jeder Sprache dasselbe.'] : []),
    `\`${namespace}.${key}\``,
  ].join(' ');
}
