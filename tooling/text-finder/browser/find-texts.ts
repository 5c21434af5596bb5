import { createMarkReader, type PlacedText } from '@/lib/i18n/text-marks';

/** Elements whose content nobody sees. */
const unseen = 'script, style, noscript, template';

/** Attributes that browsers show or read out. */
const spoken = ['alt', 'aria-label', 'placeholder', 'title'] as const;

/** A text of the page: what it says, where it is written, and the attribute that it stands in. */
export type FoundText = Omit<PlacedText, 'end'> & { attribute?: string };

/** The pieces of a text node. Reads the page up to it, because a text may begin further up. */
function piecesOf(wanted: Node): PlacedText[] {
  const { read } = createMarkReader();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(unseen) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const pieces = read(node.textContent ?? '');
    if (node === wanted) return pieces;
  }
  return [];
}

type Spot = { node: Node; offset: number };

/** The text at a point of the window; Safari knows only the older function. */
function spotAt(x: number, y: number): Spot | undefined {
  if (typeof document.caretPositionFromPoint === 'function') {
    const caret = document.caretPositionFromPoint(x, y);
    return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined;
  }
  const range = document.caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/** The first text inside an element. */
function firstSpotIn(element: Element): Spot | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (/[\p{L}\d]/u.test(node.textContent ?? '')) return { node, offset: 0 };
  }
  return undefined;
}

function shownText(element: Element, { clientX, clientY }: MouseEvent): FoundText[] {
  const at = spotAt(clientX, clientY);
  const isInside = at?.node.nodeType === Node.TEXT_NODE && element.contains(at.node);
  const spot = isInside ? at : firstSpotIn(element);
  if (!spot) return [];
  const pieces = piecesOf(spot.node).filter(({ text }) => text.trim() !== '');
  const piece = pieces.find(({ end }) => spot.offset <= end) ?? pieces.at(-1);
  return piece ? [{ text: piece.text, place: piece.place }] : [];
}

function spokenTexts(element: Element): FoundText[] {
  const owner = element.closest(spoken.map((name) => `[${name}]`).join());
  return spoken.flatMap((attribute) =>
    createMarkReader()
      .read(owner?.getAttribute(attribute) ?? '')
      .map(({ text, place }) => ({ text, place, attribute })),
  );
}

/** The texts at a click: the one that is shown there, and those of attributes around it. */
export function textsAt(element: Element, event: MouseEvent): FoundText[] {
  return [...shownText(element, event), ...spokenTexts(element)];
}
