import { namespaces } from '@/lib/i18n/namespaces';
import type { TextPlace } from '@/lib/i18n/text-marks';
import { isLocale } from '@/lib/locales';
import { editorLink } from '@/tooling/cms/editor-link';

const documents = ['terms-employers', 'terms-candidates', 'terms-candidates-summary'] as const;

/**
 * The address of a text's field in the text editor.
 *
 * @param editor address of the editor; without one there is no link
 */
export function linkToEditor({ file, key }: TextPlace, editor: string): string | undefined {
  const [locale = '', name = ''] = file.split('/');
  if (editor === '' || !isLocale(locale)) return undefined;
  const namespace = namespaces.find((one) => name === `${one}.json`);
  if (namespace) return new URL(editorLink(`${namespace}.${key}`, locale), editor).href;
  const document = documents.find((one) => name === `${one}.md`);
  return document && new URL(editorLink(document, locale), editor).href;
}
