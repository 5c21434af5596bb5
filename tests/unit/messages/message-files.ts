import { formatProblem, type Problem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';
import type { MessageFile, MessageSource } from '@/scripts/messages/message-file';

/** A parsed message file. */
export function messageFile(
  locale: Locale,
  messages: Record<string, string>,
  namespace: string,
): MessageFile {
  return {
    file: `messages/${locale}/${namespace}.json`,
    locale,
    namespace,
    messages: new Map(Object.entries(messages)),
  };
}

/** An unparsed message file. */
export function messageText(locale: Locale, text: string, namespace = 'home'): MessageSource {
  return { file: `messages/${locale}/${namespace}.json`, locale, namespace, text };
}

/** Problems, one line each. */
export function lines(problems: readonly Problem[]): string[] {
  return problems.map(formatProblem);
}
