import { amountTexts } from '@/lib/i18n/amounts';
import type { Problem } from '@/lib/i18n/text-problem';
import { readIcu } from '@/tooling/messages/icu';
import type { MessageFile } from '@/tooling/messages/message-file';

const currency = '(?:€|EUR|Euro|euros?|eura)';

/** Finds an amount in whatever way it is written beside its currency. */
function patternOf(text: string): RegExp {
  const number = text.replace(/[^\d.,]/g, '').replace(/[.,]/g, '[.,]');
  // Neither the end of a longer number nor the start of one.
  const whole = `(?<![\\d.,])${number}(?!\\d|[.,]\\d)`;
  return new RegExp(`${whole}\\s*${currency}|${currency}\\s*${number}(?!\\d|[.,]\\d)`, 'u');
}

/** Amounts that a text writes by hand although they have one value for all texts. */
export function checkAmounts({ file, locale, messages }: MessageFile): Problem[] {
  const patterns = Object.entries(amountTexts(locale)).map(
    ([name, text]) => [name, patternOf(text)] as const,
  );
  return [...messages].flatMap(([key, text]) => {
    const message = readIcu(text);
    const plain = 'error' in message ? text : message.readings.join('\n');
    return patterns.flatMap(([name, pattern]): Problem[] => {
      const found = pattern.exec(plain)?.[0];
      if (found === undefined) return [];
      return [{ file, key, message: `"${found}" by hand; write {${name}}` }];
    });
  });
}
