import { useTranslations } from 'next-intl';
import { ExamplePost } from '@/components/sections/nurses/example-post';
import { useTextValues } from '@/components/sections/nurses/sources';
import { Drawing, HeroImage, SectionHeading, SupportList } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import { ButtonLink } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { Sentences } from '@/components/ui/text';
import { site } from '@/site.config';

/** Hero section: introduction, registration link, drawing, six short answers. */
export function NursesHero() {
  const t = useTranslations('nurses.hero');
  return (
    <section aria-labelledby="hero-title" className="overflow-x-clip bg-background">
      <div className="hero-content content grid gap-x-16 gap-y-4 pb-6 lg:grid-cols-2 lg:items-center">
        <div className="@container flex flex-col">
          <p className="font-semibold text-action max-md:text-small">{t('eyebrow')}</p>
          <h1 className="hero-title mt-4 short:mt-2 max-md:mt-2 text-display" id="hero-title">
            <Sentences text={t('title')} />
          </h1>
          <p className="not-tall:order-1 mt-6 short:mt-3 compact:mt-2 text-text-soft md:text-lead">
            {t('lead')}
          </p>
          <div className="mt-8 short:mt-4 compact:mt-4 flex flex-col gap-3 max-md:gap-2 sm:flex-row sm:flex-wrap">
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
          <p className="mt-4 short:mt-2 max-md:mt-2 text-small text-text-soft">
            {t('registerNote')}
          </p>
        </div>
        <div className="hero-image-nurses pointer-events-none">
          <HeroImage alt={t('picture')} page="nurses" />
        </div>
        <QuickAnswers />
      </div>
    </section>
  );
}

const answers = [
  { id: 'cost', target: 'keine-kosten', hasNote: true, isFigure: true },
  { id: 'requirements', target: 'anforderungsprofil', hasNote: true, isFigure: false },
  { id: 'time', target: 'ablauf', hasNote: true, isFigure: true },
  { id: 'pay', target: 'faq-salary', hasNote: true, isFigure: true },
  { id: 'family', target: 'faq-family', hasNote: false, isFigure: false },
  { id: 'trust', target: 'erkennen', hasNote: false, isFigure: false },
] as const;

/** Six questions with short answers that link to the full ones. */
function QuickAnswers() {
  const t = useTranslations('nurses.hero.answers');
  return (
    <nav aria-labelledby="quick-answers-title" className="border-text border-t-4 lg:col-span-2">
      <h2 className="sr-only" id="quick-answers-title">
        {t('title')}
      </h2>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-16">
        {answers.map(({ id, target, hasNote, isFigure }) => (
          <li className="border-edge-strong/40 border-b" key={id}>
            <a
              className="group block h-full py-2 leading-snug hover:text-action sm:flex sm:flex-col lg:py-4"
              href={`#${target}`}
            >
              <span className="block">{t(`${id}.question`)}</span>
              <strong
                className={`text-balance font-extrabold text-title underline decoration-2 decoration-edge-strong underline-offset-4 tracking-tight group-hover:decoration-current lg:mt-1 ${isFigure ? 'max-sm:block' : ''}`}
              >
                {t(`${id}.answer`)}
              </strong>{' '}
              {hasNote && <span className="text-small text-text-soft">{t(`${id}.note`)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const places = ['hospital', 'home'] as const;

/** Hospital, care home and region, and an example post. */
export function NursesOpportunities() {
  const t = useTranslations('nurses.opportunities');
  return (
    <Section background="tint" id="moeglichkeiten" labelledBy="moeglichkeiten-title">
      <SectionHeading id="moeglichkeiten-title" title={t('title')} />
      <div className="mt-6 grid gap-x-16 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {places.map((id) => (
          <div key={id}>
            <PlaceDrawing name={id} />
            <h3 className="text-title">{t(`${id}.title`)}</h3>
            <p className="mt-1">{t(`${id}.text`)}</p>
            <p className="mt-1 text-small text-text-soft">{t(`${id}.areas`)}</p>
          </div>
        ))}
        <div>
          <PlaceDrawing name="region" />
          <h3 className="text-title">{t('region.title')}</h3>
          <p className="mt-1">{t('region.text')}</p>
        </div>
      </div>
      <ExamplePost />
    </Section>
  );
}

const PlaceDrawing = ({ name }: { name: (typeof places)[number] | 'region' }) => (
  <Drawing
    className="max-sm:float-right large-text:hidden ml-3 w-18 sm:mb-3 sm:ml-0 lg:w-32"
    name={`nurses-place-${name}`}
  />
);

const services = ['employer', 'recognition', 'costs', 'preparation'] as const;

/** The company's services for nurses. */
export function NursesServices() {
  const t = useTranslations('nurses.services');
  const values = useTextValues();
  return (
    <Section background="warm" id="leistungen" labelledBy="leistungen-title">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <SectionHeading id="leistungen-title" lead={t('lead')} title={t('title')} />
        <p className="large-text:block flex items-end gap-x-5">
          <strong className="large-text:block whitespace-nowrap font-extrabold text-[4rem] leading-[0.85] tracking-tight lg:text-number">
            {t.rich('figure', {
              small: (words) => <span className="block text-title tracking-normal">{words}</span>,
            })}
          </strong>
          {t('figureLabel')}
        </p>
      </div>
      <ul className="mt-6 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
        {services.map((id) => (
          <li
            className="large-text:block grid grid-cols-[6.5rem_1fr] gap-x-3 border-edge border-t py-2 sm:block sm:border-action sm:border-t-2"
            key={id}
          >
            <h3 className="font-normal text-text-soft tracking-normal sm:font-bold sm:text-text sm:text-title">
              {t(`${id}.title`)}
            </h3>
            <p>{t.rich(`${id}.text`, values)}</p>
          </li>
        ))}
      </ul>
      <div className="open-when-wide border-action sm:border-t-2 lg:pt-3">
        <Disclosure isInline label={t('support')}>
          <span className="max-lg:hidden">{t('support')}: </span>
          <SupportList />
        </Disclosure>
      </div>
    </Section>
  );
}
