import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations that axe finds in the current state of a page, or of a part: rule and elements. */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // For pages without cross-origin frames: avoids a second page for merging results.
    .setLegacyMode(true)
    .analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
