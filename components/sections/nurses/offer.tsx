import { useLocale, useTranslations } from 'next-intl';
import { Rights } from '@/components/sections/nurses/costs';
import { Documents, Glossary, NursesRoute } from '@/components/sections/nurses/route';
import { Sources } from '@/components/sections/nurses/sources';
import { Scene, SectionHeading } from '@/components/sections/shared';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { Sentences } from '@/components/ui/text';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';

/** Hero section: introduction, registration link, six short answers, drawing. */
export function NursesHero() {
  const t = useTranslations('nurses.hero');
  return (
    <section aria-labelledby="hero-title" className="overflow-x-clip bg-background">
      <div className="hero-top content grid gap-x-16 gap-y-12 max-lg:pb-16 lg:grid-cols-[6fr_5fr] lg:items-start lg:gap-y-0">
        <div className="flex flex-col">
          <p className="font-semibold text-action max-md:text-small">{t('eyebrow')}</p>
          <h1 className="hero-title mt-4 max-md:mt-2 text-display" id="hero-title">
            <Sentences text={t('title')} />
          </h1>
          <p className="compact:order-1 mt-6 max-md:mt-4 max-w-measure text-lead text-text-soft">
            {t('lead')}
          </p>
          <div className="mt-8 compact:mt-6 max-md:mt-3 flex flex-col gap-3 max-md:gap-2 sm:flex-row sm:flex-wrap">
            <ButtonLink
              external
              href={site.links.registration}
              icon="arrow-up-right"
              variant="accent"
            >
              {t('register')}
            </ButtonLink>
            <ButtonLink href="#kontakt-whatsapp" variant="quiet">
              {t('ask')}
            </ButtonLink>
          </div>
          <p className="mt-4 max-w-measure text-small text-text-soft">{t('registerNote')}</p>
        </div>
        <div className="scene-nurses pointer-events-none mx-[calc(50%-50vw)] lg:order-last lg:mt-[-3.5vw] lg:col-span-2">
          <Scene alt={t('picture')} page="nurses" />
        </div>
        <QuickAnswers />
      </div>
    </section>
  );
}

const answers = [
  { id: 'cost', target: 'keine-kosten' },
  { id: 'language', target: 'anforderungsprofil' },
  { id: 'time', target: 'weg' },
  { id: 'pay', target: 'faq-salary' },
  { id: 'family', target: 'faq-family' },
  { id: 'trust', target: 'erkennen' },
] as const;

/** Six questions with short answers that link to the full ones. */
function QuickAnswers() {
  const t = useTranslations('nurses.hero.answers');
  return (
    <nav aria-labelledby="quick-answers-title" className="border-text border-t-4">
      <h2 className="sr-only" id="quick-answers-title">
        {t('title')}
      </h2>
      <ul>
        {answers.map(({ id, target }) => (
          <li className="border-edge-strong/40 border-b" key={id}>
            <a
              className="group grid items-baseline gap-x-6 py-3 short:py-2 hover:text-action sm:grid-cols-[minmax(10rem,1fr)_auto]"
              href={`#${target}`}
            >
              <span className="text-balance underline decoration-1 decoration-edge-strong underline-offset-4 group-hover:decoration-2">
                {t(`${id}.question`)}
              </span>
              <strong className="font-extrabold text-title tracking-tight sm:text-right">
                {t(`${id}.answer`)}
              </strong>
              <span className="text-small text-text-soft sm:col-span-2">{t(`${id}.note`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const places = [
  { id: 'hospital', icon: 'hospital' },
  { id: 'home', icon: 'house' },
] as const;

const facts = ['day', 'areas', 'fit'] as const;

/** Hospital and care home side by side, with the region below. */
export function NursesOpportunities() {
  const t = useTranslations('nurses.opportunities');
  return (
    <Section background="tint" id="moeglichkeiten" labelledBy="moeglichkeiten-title">
      <SectionHeading id="moeglichkeiten-title" lead={t('lead')} title={t('title')} />
      {/* Side by side on phones too, with matching rows where browsers can align them. */}
      <div className="mt-6 grid border-action border-y-2 min-[22rem]:grid-cols-2 lg:mt-8">
        {places.map(({ id, icon }) => (
          <div
            className="row-span-3 grid grid-rows-subgrid gap-y-2 py-6 last:border-action max-[22rem]:last:border-t-2 min-[22rem]:first:pr-4 min-[22rem]:last:border-l-2 min-[22rem]:last:pl-4 lg:py-8 lg:first:pr-12 lg:last:pl-11.5"
            key={id}
          >
            <h3 className="flex flex-col gap-2 text-title lg:flex-row lg:items-center lg:text-document">
              <Icon className="size-8 text-action" name={icon} />
              {t(`${id}.title`)}
            </h3>
            <p className="lg:text-lead">{t(`${id}.text`)}</p>
            <dl className="mt-2 space-y-3 max-sm:text-small">
              {facts.map((fact) => (
                <div key={fact}>
                  <dt className="font-semibold text-small text-text-soft">{t(`labels.${fact}`)}</dt>
                  <dd>{t(`${id}.${fact}`)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <div className="mt-6 grid gap-5 lg:mt-8 lg:grid-cols-2 lg:gap-24">
        {(['region', 'surprise'] as const).map((id) => (
          <div key={id}>
            <h3 className="flex items-center gap-3 text-title">
              <Icon className="size-6 text-action" name={id === 'region' ? 'place' : 'question'} />
              {t(`${id}.title`)}
            </h3>
            <p className="mt-2 max-w-measure">{t(`${id}.text`)}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

const levels = ['b1', 'b2'] as const;

/** Training and language: minimum to start, and requirements for the licence. */
export function NursesRequirements() {
  const t = useTranslations('nurses.requirements');
  return (
    <Section background="paper" id="anforderungsprofil" labelledBy="anforderungsprofil-title">
      <div className="grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <div>
          <SectionHeading id="anforderungsprofil-title" lead={t('lead')} title={t('title')} />
          <p className="mt-3 max-w-measure text-text-soft">{t('training.text')}</p>
        </div>
        <div>
          <dl className="grid min-[22rem]:grid-cols-2 gap-y-8">
            {levels.map((level) => (
              <div
                className="route-milestone relative border-accent border-t-3 pt-6 pr-4 sm:pt-10 sm:pr-8"
                key={level}
              >
                <dt className="font-extrabold text-number tracking-tight">
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

const services = [
  { id: 'employer', icon: 'handshake' },
  { id: 'recognition', icon: 'document' },
  { id: 'costs', icon: 'wallet' },
  { id: 'preparation', icon: 'graduation' },
] as const;

/** Of the rights, the route, the documents and the terms. */
const sources = [
  'exclusivity',
  'advice',
  'recognition',
  'procedure',
  'fastTrack',
  'residence',
  'visa',
  'sarajevo',
  'belgrade',
  'podgorica',
  'skopje',
  'tirana',
  'pristina',
] as const;

/** The company's services for nurses, and what nurses need to know. */
export function NursesServices() {
  const locale = useLocale();
  const t = useTranslations('nurses.services');
  return (
    <section aria-labelledby="leistungen-title" id="leistungen">
      <div className="bg-background">
        <div className="content py-10 lg:py-18">
          <SectionHeading id="leistungen-title" lead={t('lead')} title={t('title')} />
          <ul className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:mt-10 lg:grid-cols-4">
            {services.map(({ id, icon }) => (
              <li key={id}>
                <h3 className="flex items-center gap-3 text-title">
                  <Icon className="size-6 text-action" name={icon} />
                  {t(`${id}.title`)}
                </h3>
                <p className="mt-2 text-text-soft">{t(`${id}.text`)}</p>
                {id === 'recognition' && (
                  <p className="mt-2 text-text-soft">
                    {site.disclosures.afterInduction?.[locale] ?? t('recognition.after')}
                  </p>
                )}
                {id === 'preparation' && (
                  <a
                    className="text-link inline-flex min-h-11 items-center font-semibold"
                    href={hrefFor(locale, 'academy')}
                  >
                    {t('preparation.link')}
                  </a>
                )}
              </li>
            ))}
          </ul>
          <Rights />
        </div>
      </div>
      <NursesRoute />
      <div className="bg-paper">
        <div className="content py-10 lg:py-16">
          <Documents />
        </div>
      </div>
      <div className="bg-background">
        <div className="content py-10 lg:py-16">
          <Glossary>
            <Sources ids={sources} />
          </Glossary>
        </div>
      </div>
    </section>
  );
}
