/** What floating elements must not cover. */
export const important = 'h1, h2, h3, a, button, summary, input, select, textarea, address';

/** The same, and labels of drawings. */
export const importantAndLabels = `${important}, svg text`;

/** The boxes of what a selector finds, apart from what is not rendered. */
export function boxesIn(from: ParentNode, selector: string): DOMRect[] {
  return [...from.querySelectorAll(selector)]
    .filter((element) => !element.closest('details:not([open]) > :not(summary)'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 1);
}

/** The boxes of what a selector finds in the parts of the page that are in the window now. */
export function boxesInWindow(selector: string): DOMRect[] {
  return [...document.querySelectorAll('main > *, footer')]
    .filter((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom >= 0 && top <= window.innerHeight;
    })
    .flatMap((part) => boxesIn(part, selector));
}

/** Whether a box covers anything that a selector finds. */
export function coversAnything({ left, right, top, bottom }: DOMRect, selector: string): boolean {
  return boxesInWindow(selector).some(
    (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
  );
}
