import { useLocale, useTranslations } from 'next-intl';
import {
  AcademyHandover,
  germanTerm,
  TermNote,
  termTags,
} from '@/components/sections/academy/handover';
import { HeroImage, SectionHeading } from '@/components/sections/shared';
import { Icon } from '@/components/ui/icon';
import { ButtonLink, linkTo } from '@/components/ui/links';
import { Connector } from '@/components/ui/route-line';
import { Section } from '@/components/ui/section';
import { CheckList, Sentences } from '@/components/ui/text';
import { hrefFor } from '@/lib/routing/addresses';
import { candidatesTermsHref } from '@/lib/terms/documents';
import { site } from '@/site.config';

/** Hero section with the drawing of the table. */
export function AcademyHero() {
  const locale = useLocale();
  const t = useTranslations('academy.hero');
  return (
    <section aria-labelledby="hero-title" className="overflow-clip bg-background" id="hero">
      <div className="hero-top content grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_1fr]">
        <div className="flex flex-col lg:pb-16">
          <p className="font-semibold text-action">{t('eyebrow')}</p>
          <h1 className="hero-title mt-4 text-display" id="hero-title">
            <Sentences text={t('title')} />
          </h1>
          <p className="compact:order-1 mt-7 max-w-measure text-lead text-text-soft">{t('lead')}</p>
          <div className="mt-8 compact:mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <ButtonLink
              external
              href={site.links.learningApp}
              icon="arrow-up-right"
              variant="accent"
            >
              {t('start')}
            </ButtonLink>
            <ButtonLink href={hrefFor(locale, 'academy', 'was-erwartet')} variant="quiet">
              {t('more')}
            </ButtonLink>
          </div>
        </div>
        <div className="self-end">
          <div className="hero-image-academy relative mb-[calc(-17.1875%-1px)] print:mb-0">
            <HeroImage alt={t('picture')} className="w-full" page="academy" />
          </div>
        </div>
      </div>
      <div className="table-band pt-[19%] lg:pt-[9%]" />
    </section>
  );
}

const terms = ['sugar', 'glucose', 'pressure'] as const;

/** Reasons to prepare, with one large German sentence from a handover and its explanation. */
export function AcademyWhy() {
  const t = useTranslations('academy.why');
  return (
    <Section background="band" id="warum-academy" labelledBy="why-title">
      <div className="grid gap-x-16 gap-y-3 lg:grid-cols-2">
        <h2 className="max-w-[20ch] text-title" id="why-title">
          {t('title')}
        </h2>
        <p className="max-w-measure text-on-band-soft">{t('lead')}</p>
      </div>
      <figure className="mt-8 lg:mt-16">
        <blockquote
          className="text-balance font-bold text-heading leading-tight tracking-tight lg:text-quote"
          lang="de"
        >
          <q>{t.rich('sentence.german', termTags(terms))}</q>
        </blockquote>
        {terms.map((id) => (
          <TermNote id={id} key={id} texts={`why.terms.${id}`} />
        ))}
        <figcaption className="mt-4 lg:mt-6 text-on-band-soft text-small">{t('source')}</figcaption>
      </figure>
      <div className="mt-6 grid gap-x-16 gap-y-1 lg:mt-12 lg:grid-cols-2">
        <h3 className="text-title">{t('meaning.title')}</h3>
        <p className="max-w-measure lg:text-lead">{t('meaning.text')}</p>
      </div>
      <AcademyHandover />
    </Section>
  );
}

const methods = ['pdfs', 'videos', 'seminars'] as const;

/** How the academy teaches, its values and results. */
export function AcademyApproach() {
  const t = useTranslations('academy.approach');
  return (
    <Section background="paper" id="unser-ansatz" labelledBy="approach-title">
      <SectionHeading id="approach-title" isWide lead={t('lead')} title={t('title')} />
      <ul className="mt-6 border-edge border-b lg:mt-14">
        {methods.map((id) => (
          <li
            className="grid items-baseline gap-x-16 gap-y-1 border-edge border-t py-3 lg:grid-cols-[1.2fr_1fr] lg:py-9"
            key={id}
          >
            <h3 className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
              <span className="text-heading lg:text-display">{t(`methods.${id}.verb`)}</span>{' '}
              <span className="font-semibold text-body text-action tracking-normal">
                {t(`methods.${id}.name`)}
              </span>
            </h3>
            <p className="max-w-measure text-text-soft">{t(`methods.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-x-16 gap-y-6 lg:mt-16 lg:grid-cols-[1.2fr_1fr] lg:items-start">
        <div className="max-w-measure">
          <h3 className="mb-3 text-title">{t('focus.title')}</h3>
          <CheckList items={[t('focus.sentences'), t('focus.field'), t('focus.pace')]} />
        </div>
        <div className="rounded-card bg-tint p-4 lg:p-8">
          <h3 className="font-semibold text-action">{t('result.title')}</h3>
          <p className="mt-2 font-bold text-title">{t('result.text')}</p>
        </div>
      </div>
    </Section>
  );
}

/** Topics, in page order. */
export const academyTopics = [
  'training',
  'standards',
  'medication',
  'special',
  'videos',
  'language',
] as const;

/** What to expect: six stops on a winding route line. */
export function AcademyExpect() {
  const t = useTranslations('academy.expect');
  return (
    <section
      aria-labelledby="expect-title"
      className="overflow-x-clip bg-background"
      id="was-erwartet"
    >
      <div className="content py-8 lg:py-28">
        <SectionHeading id="expect-title" title={t('title')} />
        <ol className="route-winding mt-8 lg:mt-16">
          {academyTopics.map((id, index) => (
            <li
              className="route-stop relative grid gap-2 pb-6 pl-8 last:pb-0 lg:grid-cols-2 lg:gap-16 lg:px-[7%] lg:py-16 lg:[--stop-at:-0.5625rem] lg:last:pb-16"
              key={id}
            >
              {index === 0 && <Connector shape="in" />}
              <Connector shape={index % 2 === 0 ? 'right' : 'left'} />
              <Connector shape="down" />
              {index === academyTopics.length - 1 && <Connector shape="out" />}
              <div>
                <h3 className="text-title">{t(`items.${id}.title`)}</h3>
                <p className="mt-1 max-w-measure text-text-soft lg:mt-3">
                  {t.rich(`items.${id}.text`, { de: germanTerm })}
                </p>
              </div>
              <div className="max-w-measure">
                <p
                  className="text-balance font-bold text-title tracking-tight lg:text-quote-small"
                  lang="de"
                >
                  <q>{t(`items.${id}.german`)}</q>
                </p>
                <p className="mt-1 text-small text-text-soft lg:mt-3">{t(`items.${id}.note`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const benefits = ['day', 'team', 'whole'] as const;

/** The main goal, how success shows, and three benefits. */
export function AcademyGoal() {
  const t = useTranslations('academy.goal');
  return (
    <section aria-labelledby="goal-title" className="overflow-x-clip bg-tint" id="unser-ziel">
      <div className="content py-8 lg:py-28">
        <p className="route-winding-end route-stop relative pl-8 font-semibold text-action">
          <Connector shape="in" />
          {t('eyebrow')}
        </p>
        <h2 className="mt-3 max-w-[25ch] text-heading lg:mt-5 lg:text-display" id="goal-title">
          {t.rich('title', { line: (text) => <span className="block">{text}</span> })}
        </h2>
        <p className="mt-4 lg:mt-12">
          <strong className="block font-semibold text-text-soft">{t('success.title')}</strong>{' '}
          <span className="font-bold text-title">{t('success.text')}</span>
        </p>
        <ul className="mt-6 grid gap-x-10 gap-y-3 md:grid-cols-3 lg:mt-20">
          {benefits.map((id) => (
            <li className="border-action border-t-2 pt-3 lg:pt-5" key={id}>
              <h3 className="text-title">{t(`benefits.${id}.title`)}</h3>
              <p className="mt-1 text-text-soft lg:mt-3">{t(`benefits.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const notes = ['free', 'immediate', 'cancellable'] as const;
const features = ['access', 'support', 'certificate', 'updates', 'cancel'] as const;

/** Final call to action: a ticket that links to the learning app and lists its content. */
export function AcademyCta() {
  const locale = useLocale();
  const t = useTranslations('academy.cta');
  return (
    <Section background="deep" id="academy-cta" labelledBy="cta-title">
      <div className="grid rounded-card border border-edge bg-paper lg:grid-cols-[1.1fr_1fr]">
        <div className="flex flex-col p-5 sm:p-10 lg:p-14">
          <h2 className="text-display" id="cta-title">
            {t('title')}
          </h2>
          <p className="mt-3 max-w-measure text-text-soft lg:mt-5 lg:text-lead">
            {t.rich('text', { terms: linkTo(candidatesTermsHref(locale)) })}
          </p>
          <div className="mt-5 flex flex-col sm:flex-row lg:mt-8">
            <ButtonLink
              external
              href={site.links.learningApp}
              icon="arrow-up-right"
              variant="accent"
            >
              {t('button')}
            </ButtonLink>
          </div>
          <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 font-semibold lg:mt-auto lg:flex-col">
            {notes.map((id) => (
              <li className="flex items-center gap-2" key={id}>
                <Icon className="size-5 text-accent" name="check" />
                {t(`notes.${id}`)}
              </li>
            ))}
          </ul>
        </div>
        <div className="mx-5 border-accent border-t-3 border-dashed py-5 sm:mx-10 lg:mx-0 lg:my-10 lg:border-t-0 lg:border-l-3 lg:px-12 lg:py-4">
          <h3 className="font-semibold text-small text-text-soft">{t('features.title')}</h3>
          <dl className="mt-2 divide-y divide-edge">
            {features.map((id) => (
              <div className="py-1.5 lg:py-3" key={id}>
                <dt className="font-bold">{t(`features.${id}.title`)}</dt>
                <dd className="text-text-soft">{t(`features.${id}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className="mt-6 max-w-measure text-text-soft">
        {t.rich('level', { requirements: linkTo(hrefFor(locale, 'nurses', 'anforderungsprofil')) })}
      </p>
    </Section>
  );
}
