import { useTranslations } from 'next-intl';
import { useTextValues } from '@/components/sections/nurses/sources';
import {
  Drawing,
  ExampleLabel,
  HeroImage,
  SectionCall,
  SectionHeading,
  usePageCalls,
} from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import { ButtonLink } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { Sentences } from '@/components/ui/text';

/** Hero section: introduction, registration link, drawing, six short answers. */
export function NursesHero() {
  const t = useTranslations('nurses.hero');
  return (
    <section aria-labelledby="hero-title" className="overflow-x-clip bg-background">
      <div className="hero-content content grid gap-x-16 gap-y-4 pb-6 lg:grid-cols-2 lg:items-center">
        <div className="hero-text @container flex flex-col">
          <p className="font-semibold text-action max-md:text-small">{t('eyebrow')}</p>
          <h1 className="hero-title mt-4 short:mt-2 max-md:mt-2 text-display" id="hero-title">
            <Sentences text={t('title')} />
          </h1>
          <p className="low:order-1 mt-6 short:mt-3 compact:mt-2 text-text-soft md:text-lead">
            {t('lead')}
          </p>
          <div className="hero-calls mt-8 short:mt-4 compact:mt-4 flex flex-col gap-x-6 gap-y-3 max-md:gap-y-2 sm:flex-row sm:flex-wrap">
            <ButtonLink {...usePageCalls().nurses} />
            <p className="text-small text-text-soft sm:order-1 sm:w-full">{t('registerNote')}</p>
            <ButtonLink href="#kontakt-whatsapp" variant="quiet">
              {t('ask')}
            </ButtonLink>
          </div>
        </div>
        <HeroImage className="pointer-events-none" page="nurses" />
        <QuickAnswers />
      </div>
    </section>
  );
}

const answers = [
  { id: 'cost', target: 'keine-kosten', hasNote: true },
  { id: 'requirements', target: 'anforderungsprofil', hasNote: true },
  { id: 'time', target: 'plan', hasNote: true },
  { id: 'pay', target: 'faq-salary', hasNote: true },
  { id: 'family', target: 'faq-family', hasNote: false },
  { id: 'trust', target: 'erkennen', hasNote: false },
] as const;

/** Six questions with short answers that link to the full ones. */
function QuickAnswers() {
  const t = useTranslations('nurses.hero.answers');
  return (
    <nav aria-labelledby="quick-answers-title" className="border-text border-t-4 lg:col-span-2">
      <h2 className="sr-only" id="quick-answers-title">
        {t('title')}
      </h2>
      <ul className="quick-answers grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-16">
        {answers.map(({ id, target, hasNote }) => (
          <li className="border-edge-strong/40 border-b" key={id}>
            <a
              className="group block py-1.5 leading-snug hover:text-action lg:py-3"
              href={`#${target}`}
            >
              <span className="block">{t(`${id}.question`)}</span>
              <strong
                className={`text-balance font-extrabold text-title underline decoration-2 decoration-edge-strong underline-offset-4 tracking-tight group-hover:decoration-current lg:mt-1 ${hasNote ? 'max-sm:block' : ''}`}
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

const places = ['hospital', 'home', 'region'] as const;

/** Hospital, care home and region, each beside its drawing, and an example post. */
export function NursesOpportunities() {
  const t = useTranslations('nurses.opportunities');
  return (
    <Section background="tint" id="moeglichkeiten" labelledBy="moeglichkeiten-title">
      <SectionHeading id="moeglichkeiten-title" title={t('title')} />
      <div className="mt-6 grid gap-x-8 gap-y-4 md:grid-cols-3 lg:gap-x-16">
        {places.map((id, index) => (
          <div className="flex gap-4 md:max-lg:block" key={id}>
            <Drawing
              className="large-text:hidden w-18 shrink-0 self-start md:mb-2 md:w-24 lg:w-18 xl:w-24"
              name={`nurses-places#${id}`}
              viewBox={`${140 * index} 0 128 96`}
            />
            <div>
              <h3 className="text-title">{t(`${id}.title`)}</h3>
              <p>{t(`${id}.text`)}</p>
              {id !== 'region' && (
                <p className="mt-1 text-small text-text-soft">{t(`${id}.areas`)}</p>
              )}
            </div>
          </div>
        ))}
      </div>
      <ExamplePost />
      <SectionCall page="nurses" />
    </Section>
  );
}

const stages = ['assistant', 'nurse'] as const;
const lines = ['gross', 'net', 'room', 'left'] as const;
const facts = ['ward', 'shifts', 'leave', 'arrival', 'employer', 'you'] as const;

/** A post as an example: pay until and with the licence, what is left, and the first month. */
function ExamplePost() {
  const t = useTranslations('nurses.opportunities.post');
  const values = useTextValues();
  return (
    <div
      className="relative mt-8 border-2 border-text bg-paper print:break-inside-avoid"
      id="beispielstelle"
    >
      <ExampleLabel />
      <div className="grid gap-x-16 gap-y-3 p-4 sm:p-6 lg:grid-cols-[2fr_3fr]">
        <div>
          <h3 className="text-title">{t('title')}</h3>
          <Disclosure isInline isOpenWhenWide label={t('more')}>
            <ul className="list-disc space-y-1 pl-5 text-small lg:mt-3 text-text-soft marker:text-accent">
              {facts.map((id) => (
                <li key={id}>{t(`facts.${id}`)}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
        <div>
          <table aria-label={t('title')} className="stacked-table w-full tabular-nums">
            <thead>
              <tr>
                <td />
                {stages.map((stage) => (
                  <th
                    className="pb-2 pl-2 text-right align-bottom text-small hyphens-none"
                    key={stage}
                    scope="col"
                  >
                    {t(`stages.${stage}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr
                  className="group border-edge border-t last:border-text last:border-t-2 last:font-extrabold sm:last:text-title"
                  key={line}
                >
                  <th
                    className="w-1/3 py-1.5 text-left font-normal group-last:font-extrabold"
                    scope="row"
                  >
                    {t(`lines.${line}.label`)}
                  </th>
                  {stages.map((stage) => (
                    <td
                      className="whitespace-nowrap py-1.5 pl-2 text-right"
                      data-column={t(`stages.${stage}`)}
                      key={stage}
                    >
                      {t(`lines.${line}.${stage}`)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-2 text-small">{t.rich('net', values)}</p>
        </div>
      </div>
      <p className="border-text border-t-2 bg-tint px-4 py-3 sm:px-6">{t('month')}</p>
    </div>
  );
}
