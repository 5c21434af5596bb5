/**
 * Runs in pages with marks, in development and in previews. A click on a text with the Alt key, or
 * while the switch is on, shows the file and key of the text.
 */
import {
  createMarkParser,
  type LocatedText,
  type TextLocation,
  withoutMarks,
} from '@/lib/i18n/text-marks';
import { localeFromPath } from '@/lib/locales';
import { editorLink } from '@/scripts/cms/editor-link';

/** URL of the text editor, or empty; set while bundling. */
declare const EDITOR_URL: string;

/** Labels of the switch, the heading, the link, and the button. */
const labels = {
  de: ['Texte finden', 'Wo dieser Text steht', 'Im Editor öffnen', 'Schließen'],
  en: ['Find texts', 'Where this text is written', 'Open in the editor', 'Close'],
  vas: ['Pronađi tekst', 'Gdje se nalazi ovaj tekst', 'Otvori u uređivaču', 'Zatvori'],
} as const;
const locale = localeFromPath(location.pathname);
const [find, heading, edit, close] = labels[locale === 'de' || locale === 'vas' ? locale : 'en'];
/** Shown instead of a file for names, numbers and dates that the page inserts. */
const notInMessages = '≠ messages/';

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

/** The URL of a file in the text editor, if there is an editor. */
function editorHref({ file }: TextLocation): string | undefined {
  const name = file.split('/')[1];
  return name && EDITOR_URL !== '' ? new URL(editorLink(name), EDITOR_URL).href : undefined;
}

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
    createMarkParser()(element.closest(`[${name}]`)?.getAttribute(name) ?? '').map((piece) => ({
      ...piece,
      text: `${name}: ${piece.text}`,
    })),
  );
  return [...texts, ...attributeTexts].filter(({ text }) => text.trim() !== '').slice(0, 5);
}

function create<Name extends keyof HTMLElementTagNameMap>(
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
  const lines = location
    ? [`messages/${location.file}:${location.line}`, location.key]
    : [notInMessages];
  const href = location && editorHref(location);
  const link = create('a', { textContent: edit, target: '_blank', rel: 'noopener' });
  if (href) link.href = href;
  return create(
    'div',
    {},
    create('strong', { textContent: text.trim() }),
    ...lines.filter(Boolean).map((line) => create('div', { textContent: line })),
    ...(href ? [link] : []),
  );
}

const control = create('button', { textContent: find, ariaPressed: 'false', title: 'Alt + Click' });
control.onclick = () => {
  control.ariaPressed = String(control.ariaPressed !== 'true');
};
const panel = create('section', { hidden: true, tabIndex: -1, ariaLabel: heading });
let focusedBefore: Element | null = null;
const hide = () => {
  if (panel.hidden) return;
  panel.hidden = true;
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
};
const show = (texts: readonly LocatedText[]) => {
  const button = create('button', { textContent: close, onclick: hide });
  panel.replaceChildren(create('h2', { textContent: heading }), ...texts.map(entry), button);
  if (panel.hidden) focusedBefore = document.activeElement;
  panel.hidden = false;
  panel.focus({ preventScroll: true });
};

// A shadow root isolates switch and panel from the styles and scripts of the page.
const host = create('div', {});
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
