import { useLocale, useTranslations } from 'next-intl';
import { SourceLinks } from '@/components/sections/employers/source-links';
import { fastTrackPage, lawLinks, recruitmentGuide } from '@/components/sections/employers/sources';
import { officialHref } from '@/components/sections/official-page';
import { Fold } from '@/components/ui/fold';

/** The employer's own duties and costs, as a checklist whose rows open; it prints with all texts. */
export function Duties() {
  const locale = useLocale();
  const t = useTranslations('employers.duties');
  const duties = [
    {
      id: 'fasttrack',
      sources: [
        { label: 'Make it in Germany', href: officialHref(fastTrackPage, locale) },
        ...lawLinks(['§ 81a AufenthG', '§ 31a AufenthV']),
      ],
    },
    { id: 'approval', sources: lawLinks(['§ 39 AufenthG']) },
    { id: 'housing', sources: [recruitmentGuide] },
    { id: 'salary', sources: lawLinks(['§ 72 SGB XI']) },
    { id: 'induction', sources: [recruitmentGuide] },
    { id: 'tasks', sources: lawLinks(['§ 4 PflBG']) },
    { id: 'release', sources: lawLinks(['§ 44 PflAPrV', '§ 45 PflAPrV']) },
    {
      id: 'reporting',
      sources: lawLinks(['§ 4a AufenthG', '§ 45c AufenthG', '§ 299 SGB III']),
    },
  ] as const;
  return (
    <div className="scroll-mt-28" id="pflichten">
      <div className="grid gap-x-16 lg:grid-cols-2">
        <h3 className="text-document">{t('title')}</h3>
        <p className="mt-3 max-w-measure text-text-soft lg:mt-1 lg:text-lead">{t('lead')}</p>
      </div>
      <ul className="mt-5 border-text border-t-2 lg:mt-8">
        {duties.map(({ id, sources }) => (
          <li className="flex gap-3 border-edge-strong/40 border-b" key={id}>
            <span
              aria-hidden="true"
              className="mt-3 size-5 shrink-0 rounded-sm border-2 border-text bg-paper"
            />
            <Fold
              detail={t(`${id}.effort`)}
              label={<h4 className="font-semibold">{t(`${id}.title`)}</h4>}
              look="item"
            >
              <p className="max-w-measure">
                {t.rich(`${id}.text`, {
                  de: (term) => <span lang="de">{term}</span>,
                })}
              </p>
              <SourceLinks sources={sources} />
            </Fold>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-measure text-small text-text-soft">{t('asOf')}</p>
    </div>
  );
}
