import { useLocale, useTranslations } from 'next-intl';
import { germanTerm } from '@/components/sections/academy/german-term';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { candidatesTermsHref } from '@/lib/terms/candidates-href';
import { site } from '@/site.config';

const notes = ['free', 'immediate', 'cancellable'] as const;
const features = ['access', 'support', 'certificate', 'updates', 'cancel'] as const;

/** Final call to action: a ticket that links to the learning app and lists its content. */
export function AcademyCta() {
  const t = useTranslations('academy.cta');
  return (
    <Section ground="deep" id="academy-cta" labelledBy="cta-title">
      <div className="grid rounded-card border border-edge bg-paper lg:grid-cols-[1.1fr_1fr]">
        <div className="flex flex-col p-6 sm:p-10 lg:p-14">
          <h2 className="text-display" id="cta-title">
            {t('title')}
          </h2>
          <p className="mt-5 max-w-measure text-lead text-text-soft">{t('text')}</p>
          <div className="mt-8 flex flex-col sm:flex-row">
            <ButtonLink external href={site.links.learningApp} icon="arrow-up-right" look="accent">
              {t('button')}
            </ButtonLink>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 font-semibold lg:mt-auto lg:flex-col">
            {notes.map((id) => (
              <li className="flex items-center gap-2" key={id}>
                <Icon className="size-5 text-accent" name="check" />
                {t(`notes.${id}`)}
              </li>
            ))}
          </ul>
        </div>
        <div className="mx-6 border-accent border-t-3 border-dashed py-8 sm:mx-10 lg:mx-0 lg:my-10 lg:border-t-0 lg:border-l-3 lg:px-12 lg:py-4">
          <h3 className="font-semibold text-small text-text-soft">{t('features.title')}</h3>
          <dl className="mt-2 divide-y divide-edge">
            {features.map((id) => (
              <div className="py-3" key={id}>
                <dt className="font-bold">{t(`features.${id}.title`)}</dt>
                <dd className="text-text-soft">{t(`features.${id}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <AcademyLimits />
    </Section>
  );
}

/** Limits of the offer. */
function AcademyLimits() {
  const locale = useLocale();
  const t = useTranslations('academy.cta.limits');
  const approvals = site.disclosures.courseApprovals ?? [];
  return (
    <div className="mt-10 lg:mt-14">
      <h3 className="text-title">{t('title')}</h3>
      <ul className="mt-4 grid gap-x-10 gap-y-5 text-text-soft lg:grid-cols-3">
        <li>
          {t.rich('cost', {
            terms: (text) => (
              <a className="text-link" href={candidatesTermsHref(locale)}>
                {text}
              </a>
            ),
          })}
        </li>
        <li>
          {t('contract')}
          {approvals.length > 0 && ` ${t('approval', { numbers: approvals.join(', ') })}`}
        </li>
        <li>{t.rich('certificate', { de: germanTerm })}</li>
      </ul>
    </div>
  );
}
