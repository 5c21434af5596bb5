import type { Locale } from '@/lib/locales';

/** An unparsed message file. */
export type MessageText = {
  /** Path relative to the project's root. */
  file: string;
  locale: Locale;
  /** File name without extension: a page key, `common` or `notFound`. */
  namespace: string;
  /** Content, expected to be JSON. */
  text: string;
};

/** A parsed message file. */
export type MessageFile = Omit<MessageText, 'text'> & {
  /** Dotted key → message. */
  messages: ReadonlyMap<string, string>;
};
