import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MessageTree, mapTexts, messageTree } from '@/lib/i18n/message-tree';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { type Namespace, namespaces } from '@/lib/i18n/namespaces';
import { fillInNumbers } from '@/lib/i18n/numbers';
import type { Locale } from '@/lib/locales';

async function readNamespace(locale: Locale, namespace: Namespace): Promise<MessageTree> {
  const path = join(messagesFolder(), locale, `${namespace}.json`);
  try {
    return messageTree.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    // In development, the page is rendered without these texts and lists the problems.
    if (process.env.NODE_ENV === 'development') return {};
    throw error;
  }
}

async function readLanguage(locale: Locale): Promise<MessageTree> {
  const files = namespaces.map(
    async (namespace) => [namespace, await readNamespace(locale, namespace)] as const,
  );
  return mapTexts(Object.fromEntries(await Promise.all(files)), fillInNumbers(locale));
}

const cache = new Map<Locale, Promise<MessageTree>>();

/**
 * Reads all messages of a language from disk, and replaces the placeholders of numbers. Builds
 * validate the messages before, and read each language once.
 */
export function readMessages(locale: Locale): Promise<MessageTree> {
  if (process.env.NODE_ENV !== 'production') return readLanguage(locale);
  const messages = cache.get(locale) ?? readLanguage(locale);
  cache.set(locale, messages);
  return messages;
}
