import { useTranslations } from 'next-intl';
import { Sources } from '@/components/sections/nurses/sources';
import { SectionHeading } from '@/components/sections/section-heading';
import { Section } from '@/components/ui/section';

const levels = ['b1', 'b2'] as const;

/** Training and language: minimum to start, and requirements for the licence. */
export function NursesRequirements() {
  const t = useTranslations('nurses.requirements');
  return (
    <Section ground="paper" id="anforderungsprofil" labelledBy="anforderungsprofil-title">
      <div className="grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <div>
          <SectionHeading id="anforderungsprofil-title" lead={t('lead')} title={t('title')} />
          <p className="mt-3 max-w-measure text-text-soft">{t('training.text')}</p>
        </div>
        <div>
          <dl className="grid min-[22rem]:grid-cols-2 gap-y-8">
            {levels.map((level) => (
              <div className="way-milestone pt-6 pr-4 sm:pt-10 sm:pr-8" key={level}>
                <dt className="font-extrabold text-figure tracking-tight">
                  {t(`levels.${level}.figure`)}
                </dt>
                <dd className="mt-3 sm:text-lead">{t(`levels.${level}.text`)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 font-semibold">{t('fastest')}</p>
          <p className="mt-2 max-w-measure text-text-soft">{t('note')}</p>
          <Sources ids={['belgrade']} />
        </div>
      </div>
    </Section>
  );
}
