import { termsSummary } from '@/lib/terms/documents';
import { documentName } from '@/tooling/cms/config';
import { collections, linkParameters } from '@/tooling/cms/editor-link';

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

/** How long fields take to appear: the editor draws them when they come into view. */
const tries = { count: 20, everyMs: 150 };

const selectorOf = ({ locale, keyPath }: EditorField) =>
  `[data-mode="edit"][data-locale="${CSS.escape(locale)}"] [data-key-path="${CSS.escape(keyPath)}"]`;

/**
 * Shows a field of the open entry: opens its groups, scrolls to it and focuses it. The editor does
 * so on a message, but not for a field that it has not drawn yet.
 */
export function showField(field: EditorField, left: number = tries.count): void {
  const shown = document.querySelector(selectorOf(field));
  if (left === 0 || shown?.contains(document.activeElement)) return;
  window.postMessage({ type: 'highlight-editor-field', payload: field }, window.location.origin);
  window.setTimeout(() => showField(field, left - 1), tries.everyMs);
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
