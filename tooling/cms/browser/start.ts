import CMS from '@sveltia/cms';
import { checkBeforeSaving } from '@/tooling/cms/browser/check-before-saving';
import { followLinks } from '@/tooling/cms/browser/deep-link';
import { registerDocumentFormats } from '@/tooling/cms/browser/documents';
import type { EditorData } from '@/tooling/cms/editor-data';

/** Starts the editor. */
export async function startEditor(data: EditorData): Promise<void> {
  registerDocumentFormats();
  checkBeforeSaving(data);
  followLinks();
  await CMS.init({ config: data.config });
}
