import { defaultLocale } from '@/lib/locales';
import { termsSummary } from '@/lib/terms/documents';
import { documentName } from '@/scripts/cms/config';
import { collections, linkParameters } from '@/scripts/cms/editor-link';

/** A field of the editor, as the editor itself refers to it. */
type EditorField = { locale: string; keyPath: string };

/** Files in one language have no language in the editor. */
const withoutLocale = '_default';

/** The field that an address names, if any. */
export function fieldOfLink(hash: string): EditorField | undefined {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [, , collection, , entry] = path.split('/');
  const parameters = new URLSearchParams(query);
  const keyPath = parameters.get(linkParameters.key);
  const locale = parameters.get(linkParameters.locale);
  if (keyPath === null || locale === null) return undefined;
  const isSingle =
    collection === collections.documents && entry !== documentName(termsSummary.file);
  return { locale: isSingle ? withoutLocale : locale, keyPath };
}

/** How long fields may take to appear: the editor draws them as they come into view. */
const tries = { count: 100, everyMs: 100 };

const selectorOf = (keyPath: string) => `[data-key-path="${CSS.escape(keyPath)}"]`;

/** The innermost group around a field that is drawn; the whole language if none is. */
function drawnGroup(pane: Element, keyPath: string): Element {
  const parent = keyPath.slice(0, Math.max(0, keyPath.lastIndexOf('.')));
  if (parent === '') return pane;
  return pane.querySelector(selectorOf(parent)) ?? drawnGroup(pane, parent);
}

/** Where the fields of a language are. */
const paneOf = (locale: string) =>
  document.querySelector(`[data-mode="edit"][data-locale="${CSS.escape(locale)}"]`);

/** Whether a language is one of the two on screen. */
export const isShown = (locale: string) => paneOf(locale) !== null;

/** Scrolls to the first place around a field where the editor has not drawn anything yet. */
function drawMore({ locale, keyPath }: EditorField): void {
  const pane = paneOf(locale);
  if (pane === null) return;
  const group = drawnGroup(pane, keyPath);
  const next = group.querySelector('.placeholder') ?? group;
  next.scrollIntoView({ block: 'center' });
}

/** The drawn field, if it is. */
const drawnField = ({ locale, keyPath }: EditorField) =>
  paneOf(locale)?.querySelector(selectorOf(keyPath)) ?? null;

/** Scrolls to a field, once it is drawn. */
function scrollTo(field: EditorField, left: number = tries.count): void {
  const shown = drawnField(field);
  if (shown) {
    const isTall = shown.clientHeight > window.innerHeight;
    shown.scrollIntoView({ block: isTall ? 'start' : 'center' });
  } else if (left > 0) {
    drawMore(field);
    window.setTimeout(() => scrollTo(field, left - 1), tries.everyMs);
  }
}

/** For how many checks a field must keep the focus. */
const steady = 8;

/** How far showing a field has come. */
type Progress = { page: string; from: Element | null; left: number; kept: number };

/** The open page, without the field that its address may name. */
const openPage = () => window.location.hash.split('?')[0] ?? '';

/** Whether the reader has gone to another field since. */
function hasMoved(shown: Element | null, { from }: Progress): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === from || shown?.contains(focused)) return false;
  return focused.closest('[data-key-path]') !== null;
}

const isAsked = () => document.activeElement?.closest('dialog, [role="alertdialog"]') != null;

/**
 * Shows a field of the open entry: opens its groups, scrolls to it and focuses it, with the German
 * text beside it. The editor does so on a message, but not for a field that it has not drawn yet,
 * and while it opens it takes the focus back. Waits while a dialog is open, and leaves a reader alone
 * who has gone elsewhere; on another page the editor would open a language that is not there.
 */
export function showField(
  field: EditorField,
  progress: Progress = {
    page: openPage(),
    from: document.activeElement,
    left: tries.count,
    kept: 0,
  },
): void {
  const again = (change: Partial<Progress>) => {
    window.setTimeout(() => showField(field, { ...progress, ...change }), tries.everyMs);
  };
  const { page, left, kept } = progress;
  if (openPage() !== page) return;
  const shown = drawnField(field);
  if (isAsked()) {
    again({});
  } else if (left === 0 || kept === steady || hasMoved(shown, progress)) {
    return;
  } else if (shown?.contains(document.activeElement)) {
    if (kept === 0) {
      scrollTo(field, 0);
      scrollTo({ ...field, locale: defaultLocale });
    }
    again({ left: left - 1, kept: kept + 1 });
  } else {
    window.postMessage({ type: 'highlight-editor-field', payload: field }, window.location.origin);
    if (shown === null) drawMore(field);
    again({ left: left - 1 });
  }
}

function showLinked(): void {
  const field = fieldOfLink(window.location.hash);
  if (field) showField(field);
}

/** Makes links of `editorLink` open their field, also in a window where the editor is open. */
export function followLinks(): void {
  // An entry that is open when the data arrive is drawn at some time after signing in.
  const started = new MutationObserver(() => {
    if (document.querySelector('[data-key-path]') === null) return;
    started.disconnect();
    showLinked();
  });
  started.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('hashchange', ({ isTrusted }) => {
    if (isTrusted) showLinked();
  });
}
