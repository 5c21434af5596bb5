import type { Page } from 'playwright/test';

/**
 * Records violations of the Content Security Policy, enforced or report-only, from the next page
 * on.
 *
 * @returns the violations so far, as directive and blocked URL
 */
export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, documentURI } = event;
      const report: unknown = Reflect.get(window, 'reportViolation');
      const words = `${effectiveDirective}: ${blockedURI} ${sample} on ${documentURI}`;
      if (typeof report === 'function') report(words);
    });
  });
  return violations;
}
