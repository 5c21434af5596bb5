import type { CmsConfig } from '@sveltia/cms';
import type { Namespace } from '@/lib/i18n/namespaces';

/** Texts that search engines show, which must differ among the pages of a language. */
export type MetaTexts = { title?: string | undefined; description?: string | undefined };

/** What the editor needs of the project, written into its script while building. */
export type EditorData = {
  config: CmsConfig;
  /** Lists of forbidden terms by language, as in their files. */
  forbiddenTerms: Readonly<Record<string, string>>;
  /** By language and file. */
  meta: Record<string, Partial<Record<Namespace, MetaTexts>>>;
};
