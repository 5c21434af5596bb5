/** Shows only the plan with its print-only elements, below the company of the footer. */
const rules = `@media print {
  body :not(:has(.planner), .planner, .planner *, footer, footer *) { display: none }
  body { display: flex; flex-direction: column }
  footer { order: -1; margin: 0 0 6mm }
  footer > .content { width: auto; padding-inline: 0 }
  .planner [data-print-only] { display: block }
  .planner { grid-template-columns: 1fr 1fr; column-gap: 2rem }
  .planner p { max-width: none }
  .planner [role='radiogroup'] { display: none }
  .timeline { --color-background-deep: #fff }
  .timeline li { min-height: 0 }
  html { font-size: 11px }
  body { font-size: 9.5pt; line-height: 1.4 }
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
