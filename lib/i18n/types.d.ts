import type { Messages } from '@/generated/messages';

/** Type-checks message keys. */
declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
