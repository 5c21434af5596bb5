import type { Page } from 'playwright/test';
import { contactEndpoint } from '@/lib/contact/endpoint';

/** A state of a page to take a screenshot of, and how to reach it. */
export type State = {
  name: string;
  /** Pages to take it on. States of header and footer need only one page. */
  pages: readonly string[];
  /** Whether the state exists at this width, in pixels; by default at each. */
  at?: (width: number) => boolean;
  reach: (page: Page) => Promise<void>;
  /** Full page instead of the viewport; not for overlays, which cover the viewport only. */
  isWholePage?: boolean;
  /** First visit: banner and chat bubble have not been dismissed. */
  isFirstVisit?: boolean;
};

/** The width of a phone in pixels. Pages have a menu sheet there, and a menu bar at the others. */
export const phoneWidth = 360;

const waitForHydration = (page: Page, island: string) =>
  page.locator(`[data-island="${island}"][data-hydrated]`).waitFor({ state: 'attached' });

const formField = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

async function sendForm(page: Page): Promise<void> {
  await formField(page, 'name').scrollIntoViewIfNeeded();
  await waitForHydration(page, 'contact-form');
  await page.locator('main form button[type="submit"]').click();
}

/** All states to take screenshots of, in addition to the initial one. */
export const states: readonly State[] = [
  {
    name: 'menu',
    pages: ['home'],
    at: (width) => width !== phoneWidth,
    reach: (page) => page.locator('header nav summary').first().click(),
  },
  {
    name: 'sheet',
    pages: ['home'],
    at: (width) => width === phoneWidth,
    reach: async (page) => {
      await page.locator('header .menu-sheet > summary').click();
      await page.locator('header .menu-sheet nav summary').nth(1).click();
    },
  },
  {
    name: 'banner',
    pages: ['home'],
    isFirstVisit: true,
    reach: (page) => page.locator('.cookie-banner').waitFor(),
  },
  {
    name: 'dialog',
    pages: ['home'],
    reach: async (page) => {
      await waitForHydration(page, 'cookie-consent');
      await page.locator('footer a[data-opens="cookie-settings"]').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'question',
    pages: ['home'],
    reach: (page) => page.locator('.answers summary').nth(1).click(),
  },
  { name: 'errors', pages: ['contact'], reach: sendForm },
  {
    name: 'toast',
    pages: ['contact'],
    reach: async (page) => {
      const json = { success: true };
      await page.route(`**${contactEndpoint}*`, (route) => route.fulfill({ json }));
      await formField(page, 'name').fill('Đurđa Žižić');
      await formField(page, 'email').fill('durda@example.org');
      await formField(page, 'message').fill('Ich habe eine Frage zur Anerkennung.');
      await sendForm(page);
      await page.locator('[id^="toast-"][id$="-title"]').first().waitFor();
    },
  },
  {
    name: 'print',
    pages: ['home', 'nurses', 'employers'],
    at: (width) => width === phoneWidth,
    isWholePage: true,
    reach: (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'forced-colors',
    pages: ['home', 'nurses', 'contact'],
    at: (width) => width === 360 || width === 1280,
    isWholePage: true,
    reach: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
];
