import { useTranslations } from 'next-intl';
import { SectionHeading } from '@/components/sections/section-heading';
import { CheckList } from '@/components/ui/check-list';
import { Section } from '@/components/ui/section';

const methods = ['pdfs', 'videos', 'seminars'] as const;

/** How the academy teaches, its values and results. */
export function AcademyApproach() {
  const t = useTranslations('academy.approach');
  return (
    <Section ground="paper" id="unser-ansatz" labelledBy="approach-title">
      <SectionHeading id="approach-title" isWide lead={t('lead')} title={t('title')} />
      <ul className="mt-10 border-edge border-b lg:mt-14">
        {methods.map((id) => (
          <li
            className="grid items-baseline gap-x-16 gap-y-2 border-edge border-t py-7 lg:grid-cols-[1.2fr_1fr] lg:py-9"
            key={id}
          >
            <h3 className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
              <span className="text-display">{t(`methods.${id}.verb`)}</span>{' '}
              <span className="font-semibold text-body text-action tracking-normal">
                {t(`methods.${id}.name`)}
              </span>
            </h3>
            <p className="max-w-measure text-text-soft">{t(`methods.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-12 grid gap-x-16 gap-y-10 lg:mt-16 lg:grid-cols-[1.2fr_1fr] lg:items-start">
        <div className="max-w-measure">
          <h3 className="mb-4 text-title">{t('focus.title')}</h3>
          <CheckList
            items={[t('focus.sentences'), t('focus.reasons'), t('focus.field'), t('focus.pace')]}
          />
        </div>
        <div className="rounded-card bg-tint p-6 lg:p-8">
          <h3 className="font-semibold text-action">{t('result.title')}</h3>
          <p className="mt-2 font-bold text-title">{t('result.text')}</p>
        </div>
      </div>
    </Section>
  );
}
