import type { Page } from 'playwright';
import { contactEndpoint } from '@/lib/contact/endpoint';

/** A state of a page to take a screenshot of, and how to reach it. */
export type State = {
  name: string;
  /** Pages to take it on; one is enough for header and footer, which are the same on all. */
  pages: readonly string[];
  /** Whether the state exists at this width, in pixels. */
  at: (width: number) => boolean;
  reach: (page: Page) => Promise<void>;
  /** Full page instead of the viewport; not for overlays, which cover the viewport only. */
  isWholePage?: boolean;
  /** First visit: banner and chat bubble have not been dismissed. */
  isFirstVisit?: boolean;
};

/** Minimum width in pixels of the menu bar; below it there is a menu sheet. */
const barFrom = 768;
const always = () => true;

const openSheet = async (page: Page) => {
  await page.locator('header .menu-sheet > summary').click();
};

/** Waits until an island is hydrated. */
const untilHydrated = (page: Page, island: string) =>
  page.locator(`[data-island="${island}"][data-hydrated]`).waitFor({ state: 'attached' });

const openDialog = async (page: Page) => {
  await untilHydrated(page, 'cookie-consent');
  await page.locator('footer a[data-opens="cookie-settings"]').click();
  await page.getByRole('dialog').waitFor();
};

const fieldOf = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

const hydrateForm = async (page: Page) => {
  await fieldOf(page, 'name').scrollIntoViewIfNeeded();
  await untilHydrated(page, 'contact-form');
};

const sendForm = (page: Page) => page.locator('main form button[type="submit"]').click();

const sendEmptyForm = async (page: Page) => {
  await hydrateForm(page);
  await sendForm(page);
};

/** Submits a valid request, with a mocked response of the function. */
const sendTo = (body: object) => async (page: Page) => {
  await page.route(`**${contactEndpoint}*`, (route) => route.fulfill({ json: body }));
  await hydrateForm(page);
  await fieldOf(page, 'name').fill('Đurđa Žižić');
  await fieldOf(page, 'email').fill('durda@example.org');
  await fieldOf(page, 'message').fill('Ich habe eine Frage zur Anerkennung.');
  await sendForm(page);
  await page.locator('[id^="toast-"][id$="-title"]').first().waitFor();
};

/** Menus and other parts that all pages share. */
const frameStates: readonly State[] = [
  {
    name: 'menu',
    pages: ['home'],
    at: (width) => width >= barFrom,
    reach: async (page) => {
      await page.locator('header nav summary').first().click();
    },
  },
  {
    name: 'languages',
    pages: ['home'],
    at: (width) => width >= barFrom,
    reach: async (page) => {
      await page.locator('header nav').first().locator('summary').last().click();
    },
  },
  { name: 'sheet', pages: ['home'], at: (width) => width < barFrom, reach: openSheet },
  {
    name: 'sheet-section',
    pages: ['home'],
    at: (width) => width < barFrom,
    reach: async (page) => {
      await openSheet(page);
      await page.locator('header .menu-sheet nav summary').nth(1).click();
    },
  },
  {
    name: 'banner',
    pages: ['home'],
    at: always,
    isFirstVisit: true,
    reach: (page) => page.locator('.cookie-banner section').waitFor(),
  },
  { name: 'dialog', pages: ['home'], at: always, reach: openDialog },
];

/** States after an interaction. */
const pageStates: readonly State[] = [
  {
    name: 'question',
    pages: ['home'],
    at: always,
    reach: async (page) => {
      const question = page.locator('.answers summary').nth(1);
      await question.scrollIntoViewIfNeeded();
      await question.click();
    },
  },
  {
    name: 'focus',
    pages: ['home'],
    at: always,
    reach: async (page) => {
      // `:focus-visible` applies to keyboard focus only.
      await page.locator('main a').first().focus();
      await page.keyboard.press('Tab');
    },
  },
  { name: 'errors', pages: ['contact'], at: always, reach: sendEmptyForm },
  { name: 'toast', pages: ['contact'], at: always, reach: sendTo({ success: true }) },
  { name: 'failure', pages: ['contact'], at: always, reach: sendTo({ success: false }) },
];

/** States by browser and system settings. */
const settingStates: readonly State[] = [
  {
    name: 'large-text',
    pages: ['home', 'nurses', 'contact'],
    at: always,
    reach: async (page) => {
      const browser = await page.context().newCDPSession(page);
      // Twice the default font size; applied when a page is loaded.
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await page.reload({ waitUntil: 'networkidle' });
      // A full-page screenshot would reset the font size: resize the viewport instead.
      const width = page.viewportSize()?.width ?? 0;
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
    },
  },
  {
    name: 'print',
    pages: ['home', 'nurses', 'employers'],
    at: (width) => width === barFrom,
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

/** All states to take screenshots of, in addition to the initial one. */
export const states: readonly State[] = [...frameStates, ...pageStates, ...settingStates];
