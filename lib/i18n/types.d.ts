import type { Locale } from '@/lib/locales';
import type { Messages } from '@/lib/messages/source';

/** Makes a wrong message key or language a type error. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
