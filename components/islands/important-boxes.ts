/** Selects elements that floating elements must not cover. */
export const important = 'h1, h2, h3, a, button, summary, input, select, textarea, address';

/** Also selects labels of drawings. */
export const importantAndLabels = `${important}, svg text`;

/** The bounding boxes of the rendered elements that match a selector. */
export function findBoxes(from: ParentNode, selector: string): DOMRect[] {
  return [...from.querySelectorAll(selector)]
    .filter((element) => !element.closest('details:not([open]) > :not(summary)'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 1);
}

/** The bounding boxes of matching elements in the sections that are in the viewport. */
export function findBoxesInWindow(selector: string): DOMRect[] {
  return [...document.querySelectorAll('main > *, footer')]
    .filter((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom >= 0 && top <= window.innerHeight;
    })
    .flatMap((part) => findBoxes(part, selector));
}

/** Whether a box covers any element that matches a selector. */
export function coversAnything({ left, right, top, bottom }: DOMRect, selector: string): boolean {
  return findBoxesInWindow(selector).some(
    (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
  );
}
