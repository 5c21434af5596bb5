import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { type Namespace, namespaces } from '@/lib/i18n/namespaces';
import { fillInNumbers } from '@/lib/i18n/numbers';
import type { Locale } from '@/lib/locales';

async function readNamespace(locale: Locale, namespace: Namespace): Promise<MessageTree> {
  const path = join(messagesFolder(), locale, `${namespace}.json`);
  try {
    return messageTree.parse(JSON.parse(fillInNumbers(await readFile(path, 'utf8'), locale)));
  } catch (error) {
    // In development, the page is rendered without these texts and lists the problems.
    if (process.env.NODE_ENV === 'development') return {};
    throw error;
  }
}

async function readLanguage(locale: Locale): Promise<Record<string, MessageTree>> {
  const files = await Promise.all(
    namespaces.map(
      async (namespace) => [namespace, await readNamespace(locale, namespace)] as const,
    ),
  );
  return Object.fromEntries(files);
}

const cache = new Map<Locale, Promise<Record<string, MessageTree>>>();

/**
 * Reads all messages of a language from disk, and replaces the placeholders of numbers. Builds
 * validate the messages before, and read each language once.
 */
export function readMessages(locale: Locale): Promise<Record<string, MessageTree>> {
  if (process.env.NODE_ENV !== 'production') return readLanguage(locale);
  const messages = cache.get(locale) ?? readLanguage(locale);
  cache.set(locale, messages);
  return messages;
}

/** Content of a message file: nested objects of texts. */
export type MessageTree = { [key: string]: string | MessageTree };

/** Schema of a message file. */
export const messageTree: z.ZodType<MessageTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), messageTree])),
);
