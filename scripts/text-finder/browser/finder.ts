/**
 * Runs in pages with marks, in development and in previews. A click on a text with the Alt key, or
 * while the switch is on, shows the file and key of the text.
 */
import {
  createMarkParser,
  editorLink,
  finderHeading,
  type LocatedText,
  withoutMarks,
} from '@/lib/i18n/text-marks';

/** URL of the text editor, or empty; set while bundling. */
declare const EDITOR_URL: string;

const styles = `
  :host { all: initial; font: 15px/1.5 system-ui, sans-serif; color: #1b1b1b; }
  button, a { min-height: 44px; padding: 10px 14px; border: 1px solid; border-radius: 6px;
    background: #fff; color: inherit; font: inherit; display: inline-block; box-sizing: border-box; }
  button[aria-pressed] { position: fixed; z-index: 2147483647; left: 0; top: 45%;
    writing-mode: vertical-rl; }
  button[aria-pressed="true"] { background: #ffd84d; }
  section { position: fixed; z-index: 2147483647; left: 56px; right: 12px; bottom: 12px;
    max-width: 30rem; max-height: 60vh; overflow: auto; padding: 14px 16px; background: #fff;
    border: 2px solid; border-radius: 8px; overflow-wrap: anywhere; }
  section[hidden] { display: none; }
  @media print { :host { display: none; } }
`;

/** The texts in an element, and those of attributes of the element or its ancestors. */
function findTexts(element: Element): LocatedText[] {
  // Reads from the beginning of the page, because a text may start before the element.
  const read = createMarkParser();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: LocatedText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, noscript, template')) continue;
    const pieces = read(node.textContent ?? '');
    if (element.contains(node)) texts.push(...pieces);
  }
  const attributeTexts = ['alt', 'aria-label', 'placeholder', 'title'].flatMap((name) =>
    createMarkParser()(element.closest(`[${name}]`)?.getAttribute(name) ?? '').map(
      ({ text, location }) => ({ text: `${name}: ${text}`, location }),
    ),
  );
  return [...texts, ...attributeTexts].filter(({ text }) => text.trim() !== '').slice(0, 5);
}

/** An element with properties and children. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** The entry of one text: its words, file, line, key, and the link to the editor. */
function entry({ text, location }: LocatedText): HTMLElement {
  const [file, line, key] = location?.split(':') ?? [];
  const [, name = ''] = file?.split('/') ?? [];
  // Names, numbers and dates are inserted by the page.
  const lines = file ? [`messages/${file}:${line}`, key] : ['≠ messages/'];
  const parts = lines.flatMap((textContent) => (textContent ? create('div', { textContent }) : []));
  if (EDITOR_URL !== '' && file) {
    const href = new URL(editorLink(name), EDITOR_URL).href;
    const target = { target: '_blank', rel: 'noopener' };
    parts.push(
      create('div', {}, create('a', { href, textContent: 'Open in the editor', ...target })),
    );
  }
  return create('div', {}, create('strong', { textContent: text.trim() }), ...parts);
}

const control = create('button', {
  textContent: 'Find texts',
  ariaPressed: 'false',
  title: 'Alt+click',
});
control.onclick = () => {
  control.ariaPressed = String(control.ariaPressed !== 'true');
};
const panel = create('section', { hidden: true, tabIndex: -1, ariaLabel: finderHeading });
const hide = () => {
  panel.hidden = true;
};
const show = (texts: readonly LocatedText[]) => {
  const button = create('button', { textContent: 'Close', onclick: hide });
  panel.replaceChildren(create('h2', { textContent: finderHeading }), ...texts.map(entry), button);
  panel.hidden = false;
  panel.focus({ preventScroll: true });
};

// A shadow root isolates switch and panel from the styles and scripts of the page.
const host = create('div', { lang: 'en' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
const root = host.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [sheet];
root.append(control, panel);
document.body.append(host);

window.addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (target === host || !(event.altKey || control.ariaPressed === 'true')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const texts = target instanceof Element ? findTexts(target) : [];
    if (texts.length > 0) show(texts);
    else hide();
  },
  { capture: true },
);
window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});
// Copied text must not contain marks.
document.addEventListener('copy', (event) => {
  const copied = document.getSelection()?.toString() ?? '';
  if (withoutMarks(copied) === copied) return;
  event.clipboardData?.setData('text/plain', withoutMarks(copied));
  event.preventDefault();
});
