import CMS from '@sveltia/cms';
import { checkBeforeSaving } from '@/scripts/cms/browser/check-before-saving';
import { followLinks } from '@/scripts/cms/browser/deep-link';
import { registerDocumentFormats } from '@/scripts/cms/browser/documents';
import type { EditorData } from '@/scripts/cms/editor-data';

/** Starts the editor. */
export async function startEditor(data: EditorData): Promise<void> {
  registerDocumentFormats();
  checkBeforeSaving(data);
  followLinks();
  await CMS.init({ config: data.config });
}
