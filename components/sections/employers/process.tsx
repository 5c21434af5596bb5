import { useLocale, useTranslations } from 'next-intl';
import { Planner } from '@/components/sections/planner';
import { SectionHeading } from '@/components/sections/section-heading';
import { LineStops } from '@/components/ui/line-stops';
import { hrefFor } from '@/lib/routing/addresses';

const steps = ['need', 'contract', 'arrival'] as const;
const parties = ['we', 'you'] as const;

/** Three steps on the route line, each with the company's and the employer's tasks. */
export function EmployersProcess() {
  const locale = useLocale();
  const t = useTranslations('employers.process');
  return (
    <section
      aria-labelledby="prozess-title"
      className="overflow-x-clip bg-ground-deep py-10 lg:py-18"
      id="prozess"
    >
      <div className="content">
        <SectionHeading isWide id="prozess-title" lead={t('lead')} title={t('title')} />
      </div>
      <div className="mt-8 lg:mt-12">
        <LineStops
          stops={steps.map((step) => ({
            id: step,
            content: (
              <>
                <p className="font-semibold text-action">{t(`${step}.when`)}</p>
                <h3 className="mt-1 text-title">{t(`${step}.title`)}</h3>
                <dl className="mt-3 max-lg:text-small">
                  {parties.map((party) => (
                    <div
                      className="border-edge-strong/40 border-t py-2.5 lg:grid lg:grid-cols-[3.5rem_1fr]"
                      key={party}
                    >
                      <dt className="inline font-semibold">{t(party)} </dt>
                      <dd className="inline text-text-soft">{t(`${step}.${party}`)}</dd>
                    </div>
                  ))}
                </dl>
              </>
            ),
          }))}
        />
      </div>
      <p className="content mt-6 max-lg:text-small">
        <span className="block max-w-measure">
          {t.rich('after', {
            duties: (text) => (
              <a className="text-link" href={hrefFor(locale, 'employers', 'pflichten')}>
                {text}
              </a>
            ),
          })}
        </span>
      </p>
      <Planner audience="employers" />
    </section>
  );
}
