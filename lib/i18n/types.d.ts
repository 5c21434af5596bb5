import type { Messages } from '@/generated/messages';
import type { Locale } from '@/lib/locales';

/** Type-checks message keys and languages. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
