/** Shows print-only elements, and hides everything except the plan. */
const rules = `@media print {
  body :not(:has(.planner), .planner, .planner *) { display: none }
  .planner [data-print-only] { display: block }
  .planner { grid-template-columns: 1.2fr 1fr }
  .planner p { max-width: none }
  .planner ul:has(button) { display: none }
  .timeline { --color-background-deep: #fff }
  .timeline li { min-height: 0 }
  html { font-size: 11px }
  body { font-size: 9pt; line-height: 1.4 }
  body, body :has(.planner) { background: none; border: 0; padding: 0; margin: 0 }
}`;

/**
 * Prints only the plan, on one page. Its adopted style sheet needs no exception in the content
 * security policy, and is loaded only for printing.
 */
export function printPlan(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const restore = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
