import { explainHostErrors } from '@/scripts/cms/browser/host-errors';
import { nameLanguages } from '@/scripts/cms/browser/language-names';
import { chooseLanguage, editorLanguage } from '@/scripts/cms/browser/ui-language';
import type { EditorData } from '@/scripts/cms/editor-data';

/** Written into the script by `write-editor.ts`. */
declare const editorData: EditorData;

const { backend } = editorData.config;

chooseLanguage();
nameLanguages();
if ('api_root' in backend && backend.api_root !== undefined) {
  explainHostErrors(backend.api_root, editorLanguage);
}
// The editor reads its reader's settings as soon as it is imported.
const { startEditor } = await import('@/scripts/cms/browser/start');
await startEditor(editorData);
