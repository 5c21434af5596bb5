import { useLocale, useTranslations } from 'next-intl';
import { SourceLinks } from '@/components/sections/employers/source-links';
import { fastTrackPage, lawLinks, recruitmentGuide } from '@/components/sections/employers/sources';
import { officialHref } from '@/components/sections/official-page';

/** The employer's own duties and costs, as a printable checklist with sources. */
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
      <h3 className="text-heading">{t('title')}</h3>
      <p className="mt-4 max-w-measure text-lead text-text-soft">{t('lead')}</p>
      <ul className="mt-8 border-text border-t-2">
        {duties.map(({ id, sources }) => (
          <li
            className="relative grid gap-x-10 gap-y-2 break-inside-avoid border-edge-strong/40 border-b py-5 pl-10 tight:pl-7 lg:grid-cols-[1fr_2fr]"
            key={id}
          >
            <span
              aria-hidden="true"
              className="absolute top-6 left-0 size-5 rounded-sm border-2 border-text bg-paper"
            />
            <div>
              <h4 className="font-bold text-title leading-tight">{t(`${id}.title`)}</h4>
              <p className="mt-1 font-semibold text-action text-small">{t(`${id}.effort`)}</p>
            </div>
            <div>
              <p className="max-w-measure">
                {t.rich(`${id}.text`, {
                  de: (term) => <span lang="de">{term}</span>,
                })}
              </p>
              <SourceLinks sources={sources} />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-measure text-small text-text-soft">{t('asOf')}</p>
    </div>
  );
}
