import type { Page } from 'playwright';

/** A state of a page that is worth a picture, and how a visitor gets there. */
type State = {
  name: string;
  /** Whether the state exists at this width, in pixels. */
  at: (width: number) => boolean;
  reach: (page: Page) => Promise<void>;
};

/** From this width on the bar holds the menus; below it the sheet does. */
const barFrom = 768;

const openSheet = async (page: Page) => {
  await page.locator('header .menu-sheet > summary').click();
};

/** The states of the frame, which is the same on every page: pictured on the home pages. */
export const frameStates: readonly State[] = [
  {
    name: 'menu',
    at: (width) => width >= barFrom,
    reach: async (page) => {
      await page.locator('header nav summary').first().click();
    },
  },
  {
    name: 'languages',
    at: (width) => width >= barFrom,
    reach: async (page) => {
      await page.locator('header nav').first().locator('summary').last().click();
    },
  },
  { name: 'sheet', at: (width) => width < barFrom, reach: openSheet },
  {
    name: 'sheet-section',
    at: (width) => width < barFrom,
    reach: async (page) => {
      await openSheet(page);
      await page.locator('header .menu-sheet nav summary').nth(1).click();
    },
  },
  {
    name: 'question',
    at: () => true,
    reach: async (page) => {
      const question = page.locator('.answers summary').nth(1);
      await question.scrollIntoViewIfNeeded();
      await question.click();
    },
  },
  {
    name: 'focus',
    at: () => true,
    reach: async (page) => {
      // Focus rings show for the keyboard only.
      await page.locator('main a').first().focus();
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'large-text',
    at: () => true,
    reach: async (page) => {
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
    },
  },
];
