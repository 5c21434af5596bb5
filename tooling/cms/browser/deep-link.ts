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

/** Shows a field of the open entry: opens its groups, scrolls to it and focuses it. */
export function showField(field: EditorField): void {
  window.postMessage({ type: 'highlight-editor-field', payload: field }, window.location.origin);
}

function prepare(): EditorField | undefined {
  const field = fieldOfLink(window.location.hash);
  // The editor reads this when it opens an entry, as it does for search results.
  if (field) window.history.replaceState({ ...window.history.state, highlight: field }, '');
  return field;
}

/** Makes links of `editorLink` open their field, also in a window where the editor is open. */
export function followLinks(): void {
  prepare();
  window.addEventListener('hashchange', ({ isTrusted }) => {
    const field = isTrusted ? prepare() : undefined;
    if (field) showField(field);
  });
}
