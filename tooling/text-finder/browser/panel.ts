import type { FoundText } from '@/tooling/text-finder/browser/find-texts';
import type { FinderWords } from '@/tooling/text-finder/browser/words';

const styles = `
  :host { all: initial; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none;
    font: 15px/1.5 system-ui, sans-serif; color: #1b1b1b; }
  section, button { pointer-events: auto; font: inherit; color: inherit; box-sizing: border-box; }
  button, a { min-height: 44px; padding: 0 14px; border: 1px solid #1b1b1b; border-radius: 6px;
    background: #fff; cursor: pointer; }
  a { display: inline-flex; align-items: center; margin-top: 8px; color: inherit; }
  button[aria-pressed] { position: fixed; left: 0; top: 45%; border-radius: 0 6px 6px 0;
    writing-mode: vertical-rl; padding: 14px 0; width: 44px; }
  button[aria-pressed="true"] { background: #ffd84d; }
  section { position: fixed; left: 52px; bottom: 12px; width: min(30rem, calc(100vw - 64px));
    max-height: 60vh; overflow: auto; padding: 14px 16px; background: #fff;
    border: 2px solid #1b1b1b; border-radius: 8px; overflow-wrap: anywhere; }
  section[hidden] { display: none; }
  h2 { margin: 0 0 8px; font-size: 16px; }
  dl { margin: 0 0 12px; } dt { font-weight: 600; } dd { margin: 0; }
  code { font: 14px/1.5 ui-monospace, monospace; }
  @media print { :host { display: none; } }
`;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.append(...children);
  return created;
}

const maxShown = 160;

/** One found text: its words, its file and line, its key, and the link to its field. */
function entry(
  { text, place, attribute }: FoundText,
  words: FinderWords,
  linkTo: (place: NonNullable<FoundText['place']>) => string | undefined,
): HTMLElement {
  const shown = text.trim();
  const quote = shown.length > maxShown ? `${shown.slice(0, maxShown)}…` : shown;
  const list = element('dl', element('dt', attribute ? `${attribute}: ${quote}` : quote));
  if (!place) {
    list.append(element('dd', words.elsewhere));
    return list;
  }
  list.append(element('dd', element('code', `messages/${place.file}:${place.line}`)));
  if (place.key !== '') list.append(element('dd', element('code', place.key)));
  const href = linkTo(place);
  if (href !== undefined) {
    const link = element('a', words.edit);
    link.href = href;
    link.target = '_blank';
    link.rel = 'noopener';
    list.append(element('dd', link));
  }
  return list;
}

/** The finder's own part of the page, apart from the page's styles and scripts. */
export type FinderPanel = {
  host: HTMLElement;
  /** Whether clicks without the Alt key count. */
  isOn: () => boolean;
  show: (texts: readonly FoundText[]) => void;
  hide: () => void;
};

/** Adds the switch and the panel to the page. */
export function createPanel(
  words: FinderWords,
  linkTo: (place: NonNullable<FoundText['place']>) => string | undefined,
): FinderPanel {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  const control = element('button', words.find);
  control.type = 'button';
  control.ariaPressed = 'false';
  control.title = 'Alt + Click';
  control.onclick = () => {
    control.ariaPressed = String(control.ariaPressed !== 'true');
  };

  const panel = element('section');
  panel.hidden = true;
  panel.tabIndex = -1;
  panel.ariaLabel = words.heading;
  let before: Element | null = null;
  const hide = () => {
    if (panel.hidden) return;
    panel.hidden = true;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  const show = (texts: readonly FoundText[]) => {
    const close = element('button', words.close);
    close.type = 'button';
    close.onclick = hide;
    const entries = texts.map((text) => entry(text, words, linkTo));
    panel.replaceChildren(element('h2', words.heading), ...entries, close);
    if (panel.hidden) before = document.activeElement;
    panel.hidden = false;
    panel.focus({ preventScroll: true });
  };
  root.append(control, panel);
  document.body.append(host);
  return { host, isOn: () => control.ariaPressed === 'true', show, hide };
}
