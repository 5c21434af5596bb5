import type { Messages } from '@/lib/i18n/source-messages';
import type { Locale } from '@/lib/locales';

/** Makes a wrong message key or language a type error. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
