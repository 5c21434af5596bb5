import { expect, type Locator, type Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { footer } from '@/tests/support/page-parts';
import { exactly, translator } from '@/tests/support/texts';

/** Locates banner and settings on a page in a language. */
export function consentParts(page: Page, locale: Locale) {
  const t = translator(locale);
  const banner = page.getByRole('region', { name: exactly(t('common.consent.banner.label')) });
  const dialog = page.getByRole('dialog', { name: exactly(t('common.consent.settings.title')) });
  const button = (within: Locator, name: string) =>
    within.getByRole('button', { name: exactly(name) });
  return {
    banner,
    acceptAll: button(banner, t('common.consent.banner.acceptAll')),
    onlyNecessary: button(banner, t('common.consent.banner.onlyNecessary')),
    settings: banner.getByRole('link', { name: exactly(t('common.consent.banner.settings')) }),
    close: button(banner, t('common.consent.banner.close')),
    footerLink: footer(page).getByRole('link', { name: exactly(t('common.consent.footerLink')) }),
    dialog,
    save: button(dialog, t('common.consent.settings.save')),
    cancel: button(dialog, t('common.consent.settings.close')),
    category: (name: 'necessary' | 'analytics' | 'marketing' | 'preferences') =>
      dialog.getByRole('switch', { name: exactly(t(`common.consent.categories.${name}.name`)) }),
  };
}

/** The stored consent. */
export const storedConsent = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'));

/** Stored consent after "only necessary". */
export const onlyNecessary =
  '{"necessary":true,"analytics":false,"marketing":false,"preferences":false}';

/** Stores consent before the scripts of every page run. */
export async function presetConsent(page: Page, stored: string): Promise<void> {
  await page.addInitScript((value) => {
    try {
      localStorage.setItem('cookie-consent', value);
    } catch {
      // `about:blank` has no storage.
    }
  }, stored);
}

/** The banner must be part of a measured page. */
export async function expectBanner(page: Page): Promise<void> {
  const banner = page.locator('[data-island="cookie-consent"]').getByRole('region');
  await expect(banner, page.url()).toBeVisible();
}
