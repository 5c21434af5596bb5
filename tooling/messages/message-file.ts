import type { Locale } from '@/lib/locales';

/** A message file as it was found, not yet read. */
export type MessageText = {
  /** Path from the project's root. */
  file: string;
  locale: Locale;
  /** File name without its ending: the name of a page, `common` or `notFound`. */
  namespace: string;
  /** The whole content, which should be JSON. */
  text: string;
};

/** A message file whose texts could be read. */
export type MessageFile = Omit<MessageText, 'text'> & {
  /** Key with its dots → text. */
  messages: ReadonlyMap<string, string>;
};
