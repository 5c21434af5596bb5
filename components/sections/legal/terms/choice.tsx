import { useTranslations } from 'next-intl';
import { DocumentDate } from '@/components/sections/legal/terms/document-date';
import { Icon } from '@/components/ui/icon';
import type { NamedTerms } from '@/lib/terms/read-terms';

/** Links to the documents below, one per audience. */
export function TermsChoice({ documents }: { documents: readonly NamedTerms[] }) {
  const t = useTranslations('terms.documents');
  return (
    <nav aria-label={t('title')} className="print:hidden mt-6">
      <ul className="grid gap-4 md:grid-cols-2 lg:max-w-[52rem]">
        {documents.map(({ id, name, date }) => (
          <li key={id}>
            <a
              className="flex h-full items-start justify-between gap-4 rounded-card border border-edge bg-paper p-5 transition-colors hover:border-action hover:text-action"
              href={`#${id}`}
            >
              <span>
                <span className="block font-bold text-title">{t(name)}</span>
                <span className="mt-1 block text-small text-text-soft">
                  <DocumentDate date={date} />
                </span>
              </span>
              <Icon className="mt-1 size-5 rotate-90 tight:hidden text-action" name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
