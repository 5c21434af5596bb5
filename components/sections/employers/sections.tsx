import { useLocale, useMessages, useTranslations } from 'next-intl';
import { type Law, laws } from '@/components/sections/employers/sources';
import { Planner } from '@/components/sections/planner';
import {
  Faq,
  HeroImage,
  questionsOf,
  SectionHeading,
  WhoAnswers,
} from '@/components/sections/shared';
import { Icon } from '@/components/ui/icon';
import { ButtonLink, linkTo, newTab } from '@/components/ui/links';
import { RouteStops } from '@/components/ui/route-line';
import { Section } from '@/components/ui/section';
import { germanTerm } from '@/components/ui/text';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref } from '@/lib/site/channels';
import { site } from '@/site.config';

const facts = ['success', 'duration', 'upfront'] as const;

/** Hero section: the claim, the drawing of a roster, and three facts. */
export function EmployersHero() {
  const locale = useLocale();
  const t = useTranslations('employers.hero');
  const menu = useTranslations('common.pageMenu');
  const phone = site.channels.employerPhone;
  return (
    <section aria-labelledby="hero-title" className="overflow-x-clip bg-background">
      <div className="hero-top content grid gap-12 lg:grid-cols-[6fr_6fr] lg:gap-10">
        <div className="flex flex-col lg:pb-20">
          <p className="font-semibold text-action max-md:text-small">{t('eyebrow')}</p>
          <h1
            className="hero-title mt-4 short:mt-2 max-md:mt-2 max-w-[16ch] text-display"
            id="hero-title"
          >
            {t('title')}
          </h1>
          <p className="compact:order-1 mt-7 short:mt-4 max-w-[31rem] text-lead text-text-soft">
            {t('lead')}
          </p>
          <div className="mt-8 compact:mt-6 short:mt-5 max-md:mt-3 flex flex-col gap-3 max-md:gap-2 sm:flex-row">
            <ButtonLink href={hrefFor(locale, 'contact')} variant="accent">
              {t('contact')}
            </ButtonLink>
            <ButtonLink href={hrefFor(locale, 'employers', 'kostenmodell')} variant="quiet">
              {t('costs')}
            </ButtonLink>
          </div>
          {phone !== undefined && (
            <p className="mt-3 short:mt-1">
              <a
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-action"
                href={phoneHref(phone)}
              >
                <Icon name="phone" />
                <span className="text-link">{menu('phone', { number: phone })}</span>
              </a>
            </p>
          )}
          <p className="compact:order-1 mt-6 short:mt-2 max-w-[31rem] text-small text-text-soft">
            {t('note')}
          </p>
        </div>
        <div className="hero-image-employers relative self-end lg:-ml-12 xl:-ml-26">
          <HeroImage alt={t('picture')} className="w-full" page="employers" />
        </div>
      </div>
      <div className="border-edge border-t bg-paper">
        <dl className="content grid divide-edge max-lg:divide-y lg:grid-cols-[1.35fr_1fr_1fr] lg:divide-x">
          {facts.map((fact) => (
            <div
              className="flex items-center gap-4 py-3 tight:flex-col tight:items-start lg:px-8 lg:py-7 lg:first:pl-0 lg:last:pr-0"
              key={fact}
            >
              <dt className="order-last leading-snug">{t(`facts.${fact}.label`)}</dt>
              <dd className="min-w-26 shrink-0 whitespace-nowrap font-extrabold text-heading tracking-tight lg:min-w-0">
                {t(`facts.${fact}.figure`)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const steps = ['need', 'contract', 'arrival'] as const;
const parties = ['we', 'you'] as const;

/** Three steps on the route line, each with the company's and the employer's tasks. */
export function EmployersProcess() {
  const t = useTranslations('employers.process');
  return (
    <section
      aria-labelledby="prozess-title"
      className="overflow-x-clip bg-background-deep py-10 lg:py-18"
      id="prozess"
    >
      <div className="content">
        <SectionHeading isWide id="prozess-title" lead={t('lead')} title={t('title')} />
      </div>
      <div className="mt-8 lg:mt-12">
        <RouteStops
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
      <Planner audience="employers" />
    </section>
  );
}

/** The laws that answers link to, by question. */
const lawsOfAnswers: Readonly<Record<string, Law>> = {
  partnership: '§ 16d AufenthG',
  age: '§ 18 AufenthG',
  council: '§ 99 BetrVG',
  shifts: '§ 2 PpUGV',
};

/** Questions of nursing and HR managers, with a contact button. */
export function EmployersFaq() {
  const locale = useLocale();
  const t = useTranslations('employers.faq');
  const items = questionsOf(useMessages().employers.faq?.items).map((id) => {
    const law = lawsOfAnswers[id];
    const values = {
      terms: linkTo(hrefFor(locale, 'terms')),
      de: germanTerm,
      ...(law && { law: linkTo(laws[law], newTab) }),
    };
    return {
      id,
      question: t(`items.${id}.question`),
      answer: <p>{t.rich(`items.${id}.answer`, values)}</p>,
    };
  });
  return (
    <Faq
      aside={
        <>
          <p className="mb-5 text-text-soft">{t('lead')}</p>
          <ButtonLink href={hrefFor(locale, 'contact')} variant="primary">
            {t('button')}
          </ButtonLink>
        </>
      }
      id="faq"
      items={items}
      title={t('title')}
    />
  );
}

/**
 * Final call to action: a large telephone number, if there is one, and a link to the contact form.
 */
export function EmployersContact() {
  const locale = useLocale();
  const t = useTranslations('employers.contact');
  const phone = site.channels.employerPhone;
  return (
    <Section background="deep" id="contact" labelledBy="contact-title">
      <div className="grid gap-x-16 gap-y-3 lg:grid-cols-2">
        <h2 className="text-heading" id="contact-title">
          {t('title')}
        </h2>
        <div>
          <p className="max-w-measure text-text-soft lg:text-lead">{t('text')}</p>
          <WhoAnswers audiences={['employers']} />
        </div>
      </div>
      <div className="mt-8 flex flex-col items-start gap-6 border-text border-t-2 pt-6 lg:mt-12 lg:flex-row lg:items-end lg:justify-between">
        {phone !== undefined && (
          <p>
            <span className="flex items-center gap-2 font-semibold text-text-soft">
              <Icon name="phone" />
              {t('phone')}
            </span>
            <a
              className="mt-3 inline-block whitespace-nowrap font-extrabold text-[clamp(min(1.75rem,8.75vw),7.2vw,5.5rem)] text-action leading-[1.25] tracking-tight underline decoration-2 decoration-accent underline-offset-[0.14em] hover:text-action-strong hover:decoration-4"
              data-nohyphen=""
              href={phoneHref(phone)}
            >
              {phone}
            </a>
          </p>
        )}
        <ButtonLink href={hrefFor(locale, 'contact')} icon="arrow-right" variant="accent">
          {t('button')}
        </ButtonLink>
      </div>
    </Section>
  );
}
