import type { Locator, Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { link } from '@/tests/support/page-parts';
import { exactly, textsOf } from '@/tests/support/texts';

/** The chat link of a page and the parts of its bubble. */
export type ChatParts = { link: Locator; bubble: Locator; close: Locator };

/** Locates the chat on a page in a language. */
export function chatOn(page: Page, locale: Locale): ChatParts {
  const t = textsOf(locale);
  const island = page.locator('[data-island="chat"]');
  return {
    link: link(island, t('common.chat.open')),
    bubble: island
      .getByRole('status')
      .getByRole('link', { name: exactly(t('common.chat.bubble')) }),
    close: island.getByRole('button', { name: exactly(t('common.chat.close')) }),
  };
}
