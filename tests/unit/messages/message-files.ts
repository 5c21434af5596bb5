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
