import type { CmsConfig } from '@sveltia/cms';
import type { Namespace } from '@/lib/i18n/namespaces';
import type { Locale } from '@/lib/locales';

/** Texts that search engines show, which must differ among the pages of a language. */
export type MetaTexts = { title?: string | undefined; description?: string | undefined };

/** What the editor needs of the project, written into its script while building. */
export type EditorData = {
  config: CmsConfig;
  /** Lists of forbidden terms, as in their files. */
  forbiddenTerms: Record<Locale, string>;
  meta: Record<Locale, Partial<Record<Namespace, MetaTexts>>>;
};
