import CMS from '@sveltia/cms';
import { checkBeforeSaving } from '@/tooling/cms/browser/check-before-saving';
import { followLinks } from '@/tooling/cms/browser/deep-link';
import { registerDocumentFormats } from '@/tooling/cms/browser/documents';
import { explainHostErrors } from '@/tooling/cms/browser/host-errors';
import { nameLanguages } from '@/tooling/cms/browser/language-names';
import { chooseLanguage, editorLanguage } from '@/tooling/cms/browser/ui-language';
import type { EditorData } from '@/tooling/cms/editor-data';

/** Written into the script by `write-editor.ts`. */
declare const editorData: EditorData;

chooseLanguage();
nameLanguages();
followLinks();
const { backend } = editorData.config;
if ('api_root' in backend && backend.api_root !== undefined) {
  explainHostErrors(backend.api_root, editorLanguage);
}
registerDocumentFormats();
checkBeforeSaving(editorData);
CMS.init({ config: editorData.config });
