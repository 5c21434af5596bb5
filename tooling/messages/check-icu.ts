import { type Problem, quoted } from '@/lib/i18n/text-problem';
import { type Locale, localeTable } from '@/lib/locales';
import { type IcuMessage, readIcu } from '@/tooling/messages/icu';
import type { MessageFile } from '@/tooling/messages/message-file';

/** Plural categories of the language that a message lacks. */
function missingForms(locale: Locale, { plurals }: IcuMessage): string[] {
  return plurals.flatMap(({ value, options, pluralType }) => {
    const rules = new Intl.PluralRules(localeTable[locale].intl, {
      type: pluralType ?? 'cardinal',
    });
    const forms: readonly string[] = rules.resolvedOptions().pluralCategories;
    return forms
      .filter((form) => !Object.hasOwn(options, form))
      .map((form) => `{${value}}: ${form}`);
  });
}

/** Problems of a valid message, apart from its parameters. */
function shapeProblems(locale: Locale, message: IcuMessage): string[] {
  const forms = missingForms(locale, message);
  const tag = message.readings.join('\n').match(/<\/?[\p{L}][^<>]*>/u)?.[0];
  return [
    ...(forms.length > 0 ? [`lacks plural forms of this language: ${forms.join(', ')}`] : []),
    ...(tag ? [`${tag} would be shown as text; write an opening and a closing tag`] : []),
  ];
}

/** Messages of a file with invalid or incomplete ICU syntax. */
export function checkIcu({ file, locale, messages }: MessageFile): Problem[] {
  return [...messages].flatMap(([key, text]) => {
    const message = readIcu(text);
    const found =
      'error' in message
        ? [`not a valid ICU message (${message.error}): ${quoted(text)}`]
        : shapeProblems(locale, message);
    return found.map((line) => ({ file, key, message: line }));
  });
}

/** Arguments and tags that only one of two texts has. */
type Difference = { missing: readonly string[]; extra: readonly string[] };

function differenceOf(text: string, german: string): Difference | undefined {
  const own = readIcu(text);
  const wanted = readIcu(german);
  if ('error' in own || 'error' in wanted) return undefined;
  const missing = [...wanted.parameters].filter((parameter) => !own.parameters.has(parameter));
  const extra = [...own.parameters].filter((parameter) => !wanted.parameters.has(parameter));
  return missing.length + extra.length > 0 ? { missing, extra } : undefined;
}

/** Arguments and tags of translations that differ from the German message. */
export function checkParameters(translation: MessageFile, german: MessageFile): Problem[] {
  const { file, messages } = translation;
  return [...messages].flatMap(([key, text]) => {
    const { missing = [], extra = [] } = differenceOf(text, german.messages.get(key) ?? text) ?? {};
    const parts = [
      ...(missing.length > 0 ? [`lacks ${missing.join(' and ')} of the German text`] : []),
      ...(extra.length > 0 ? [`has ${extra.join(' and ')}, which the German text has not`] : []),
    ];
    return parts.length > 0 ? [{ file, key, message: parts.join('; ') }] : [];
  });
}

/**
 * German messages whose arguments and tags differ from those of several translations that agree: the
 * German text is the one that has changed.
 */
export function checkGermanParameters(
  german: MessageFile,
  translations: readonly MessageFile[],
): Problem[] {
  return [...german.messages].flatMap(([key, text]): Problem[] => {
    const differences = translations.flatMap(({ messages }) => {
      const translated = messages.get(key);
      return translated === undefined ? [] : [differenceOf(translated, text)];
    });
    const [first, ...others] = differences;
    const agree = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
    if (first === undefined || others.length === 0 || !agree) return [];
    const { missing, extra } = first;
    const parts = [
      ...(extra.length > 0 ? [`lacks ${extra.join(' and ')} of all translations`] : []),
      ...(missing.length > 0 ? [`has ${missing.join(' and ')}, which no translation has`] : []),
    ];
    return [{ file: german.file, key, message: parts.join('; ') }];
  });
}
