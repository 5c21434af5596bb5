import { useTranslations } from 'next-intl';
import { Dawn } from '@/components/sections/academy/dawn';
import {
  AcademyHandover,
  openingTerms,
  TermNote,
  termTags,
} from '@/components/sections/academy/handover';
import { Drawing, HeroImage, SectionHeading, usePageCalls } from '@/components/sections/shared';
import { checkIcon, Icon } from '@/components/ui/icon';
import { ButtonLink, linkTo } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { germanTerm, Heading, Sentences } from '@/components/ui/text';
import { Connector } from '@/components/ui/thread';
import { useLocale } from '@/lib/i18n/locale';
import { hrefFor } from '@/lib/routing/addresses';
import { termsHref } from '@/lib/terms/documents';
import { site } from '@/site.config';

/**
 * Hero section. The desk of its drawing, which is transparent, extends across the page behind it: its
 * edge is one line, 110 of 640 units above the drawing's lower edge. In print it does not extend.
 */
export function AcademyHero() {
  const locale = useLocale();
  const t = useTranslations('academy.hero');
  return (
    <section aria-labelledby="hero-title" className="overflow-clip bg-background" id="hero">
      <div className="hero-content content grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className="hero-text @container flex flex-col lg:pb-16 short:pb-4">
          <p className="font-semibold text-action">{t('eyebrow')}</p>
          <h1 className="hero-title short:mt-1 mt-4 text-display" id="hero-title">
            <Sentences text={t('title')} />
          </h1>
          <p className="not-tall:order-1 short:order-1 mt-5 text-lead text-text-soft">
            {t('lead')}
          </p>
          <div className="hero-calls mt-8 compact:mt-5 flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:flex-wrap">
            <ButtonLink {...usePageCalls().academy} />
            <ButtonLink href={hrefFor(locale, 'academy', 'was-erwartet')} variant="quiet">
              {t('more')}
            </ButtonLink>
          </div>
          <p className="short:order-1 mt-3 text-small text-text-soft">{t('note')}</p>
        </div>
        <HeroImage
          className="relative mb-[calc(-17.1875%-1px)] self-end print:mb-0"
          page="academy"
        />
      </div>
      <div className="border-text border-t-2 bg-background-deep pt-[19%] lg:pt-[9%] print:hidden" />
    </section>
  );
}

/** Reasons to prepare, with one large German sentence from a handover and its explanation. */
export function AcademyWhy() {
  const t = useTranslations('academy.why');
  return (
    <Section background="band" id="warum-academy" labelledBy="why-title">
      <div className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <Heading id="why-title" text={t('title')} />
          <p className="mt-4 max-w-measure text-lead text-on-band-soft">{t('lead')}</p>
        </div>
        <Dawn />
      </div>
      <figure className="mt-6 lg:mt-16">
        <blockquote
          className="dawn-sentence text-balance font-bold text-heading leading-tight tracking-tight lg:text-quote"
          lang="de"
        >
          <q>{t.rich('sentence.german', termTags(openingTerms))}</q>
        </blockquote>
        {openingTerms.map((id) => (
          <TermNote id={id} key={id} texts={`why.terms.${id}`} />
        ))}
        <figcaption className="mt-4 font-handwriting text-on-band-soft lg:mt-6">
          {t('source')}
        </figcaption>
      </figure>
      <div className="mt-5 grid gap-x-16 gap-y-1 lg:mt-12 lg:grid-cols-2">
        <h3 className="text-title">{t('meaning.title')}</h3>
        <p className="max-w-measure lg:text-lead">{t('meaning.text')}</p>
      </div>
      <AcademyHandover />
    </Section>
  );
}

const methods = ['pdfs', 'videos', 'seminars'] as const;
const focusPoints = ['sentences', 'start', 'dates'] as const;

/** How the academy teaches: methods, focus points, and the result. */
export function AcademyApproach() {
  const t = useTranslations('academy.approach');
  return (
    <Section background="paper" id="unser-ansatz" labelledBy="approach-title">
      <SectionHeading id="approach-title" isWide lead={t('lead')} title={t('title')} />
      <ul className="mt-5 grid gap-x-10 gap-y-4 md:grid-cols-3 lg:mt-14 lg:gap-x-16">
        {methods.map((id, index) => (
          <li
            className="grid grid-cols-[minmax(0,5.5rem)_1fr] content-start items-start gap-4 large-text:grid-cols-1 md:grid-cols-1"
            key={id}
          >
            <Drawing
              className="w-52 max-w-full"
              name={`academy-methods#${id}`}
              viewBox={`${220 * index} 0 208 156`}
            />
            <div>
              <h3 className="flex flex-wrap items-baseline gap-x-2.5 md:flex-col">
                <span className="text-heading">{t(`methods.${id}.verb`)}</span>{' '}
                <span className="font-semibold text-action text-body tracking-normal">
                  {t(`methods.${id}.name`)}
                </span>
              </h3>
              <p className="mt-1 max-w-measure text-text-soft">{t(`methods.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-x-16 gap-y-2 border-edge border-t pt-4 lg:mt-14 lg:grid-cols-2 lg:pt-10">
        <p className="font-bold text-title">{t('result')}</p>
        <ul>
          {focusPoints.map((id) => (
            <li className="border-edge border-t py-2 first:border-t-0 first:pt-0" key={id}>
              {t(`focus.${id}`)}
            </li>
          ))}
        </ul>
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

/** What to expect: six stops on a winding thread. */
export function AcademyExpect() {
  const t = useTranslations('academy.expect');
  return (
    <Section background="warm" id="was-erwartet" labelledBy="expect-title">
      <SectionHeading id="expect-title" title={t('title')} />
      <ol className="thread-winding mt-6 lg:mt-16">
        {academyTopics.map((id, index) => (
          <li
            className="thread-stop relative pb-8 pl-8 last:pb-0 lg:px-[7%] lg:py-8 lg:[--stop-at:-0.5625rem] lg:last:pb-8"
            key={id}
          >
            {index === 0 && <Connector shape="in" />}
            <Connector shape={index % 2 === 0 ? 'right' : 'left'} />
            <Connector shape="down" />
            {index === academyTopics.length - 1 && <Connector shape="out" />}
            <div className="flow-root md:max-lg:pr-28 lg:w-[calc(50%-2rem)] lg:[li:nth-child(even)>&]:ml-auto">
              <blockquote
                className="text-balance font-bold text-title tracking-tight lg:text-quote-small"
                lang="de"
              >
                <q>{t(`items.${id}.german`)}</q>
              </blockquote>
              <Drawing
                className="large-text:hidden float-right mt-1 ml-3 w-18 md:absolute md:inset-y-0 md:right-0 md:mx-0 md:my-auto md:w-24 lg:w-70 max-md:[li:nth-child(3n)>div>&]:w-24"
                name={`academy-topics#${id}`}
                viewBox={`${172 * index} 0 160 140`}
              />
              <p className="mt-1 font-handwriting text-text-soft lg:mt-3">
                {t(`items.${id}.note`)}
              </p>
              <h3 className="mt-4 clear-both text-title md:mt-1.5 md:clear-none lg:mt-4">
                {t(`items.${id}.title`)}
              </h3>
              <p className="mt-1 text-text-soft">
                {t.rich(`items.${id}.text`, { de: germanTerm })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const benefits = ['day', 'team', 'whole'] as const;

/** The main goal, how success shows, and three benefits. */
export function AcademyGoal() {
  const t = useTranslations('academy.goal');
  return (
    <Section background="tint" id="unser-ziel" labelledBy="goal-title">
      <p className="thread-winding-end thread-stop relative pl-8 font-semibold text-action">
        <Connector shape="in" />
        {t('eyebrow')}
      </p>
      <h2 className="mt-3 max-w-[25ch] text-heading lg:mt-5" id="goal-title">
        {t.rich('title', { line: (text) => <span className="block">{text}</span> })}
      </h2>
      <div className="mt-3 grid grid-cols-[1fr_6rem] items-center gap-x-4 gap-y-4 large-text:grid-cols-1 lg:mt-12 lg:grid-cols-[2fr_3fr] lg:gap-x-16 lg:gap-y-10">
        <p>
          <strong className="block font-semibold text-text-soft">{t('success.title')}</strong>{' '}
          <span className="font-bold text-title lg:text-quote-small">{t('success.text')}</span>
        </p>
        <Drawing className="w-90 lg:col-start-1 lg:row-span-2 lg:row-start-1" name="academy-goal" />
        <ul className="col-span-full grid gap-2 lg:col-span-1 lg:gap-5">
          {benefits.map((id) => (
            <li className="border-action border-t-2 pt-2 lg:pt-3" key={id}>
              <h3 className="text-title">{t(`benefits.${id}.title`)}</h3>
              <p className="text-text-soft">{t(`benefits.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
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
      <div className="grid rounded-card border border-edge bg-paper lg:grid-cols-2">
        <div className="relative flex flex-col p-5 sm:p-10 lg:p-12">
          <Heading id="cta-title" text={t('title')} />
          <p className="mt-3 max-w-measure text-text-soft lg:mt-5 lg:text-lead">
            {t.rich('text', { terms: linkTo(termsHref(locale, 'candidates', 3)) })}
          </p>
          <div className="mt-5 flex flex-col sm:flex-row lg:mt-8">
            <ButtonLink external href={site.links.learningApp}>
              {t('button')}
            </ButtonLink>
          </div>
          <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 font-semibold md:flex-col">
            {notes.map((id) => (
              <li className="flex items-center gap-2" key={id}>
                <Icon className="size-5 text-action" path={checkIcon} />
                {t(`notes.${id}`)}
              </li>
            ))}
          </ul>
          <Drawing
            className="mt-auto w-72 pt-8 max-md:hidden md:max-lg:absolute md:max-lg:right-10 md:max-lg:bottom-0 md:max-lg:w-52"
            name="academy-start"
          />
        </div>
        <div className="mx-5 border-accent border-t-3 border-dashed py-5 sm:mx-10 lg:mx-0 lg:my-10 lg:border-t-0 lg:border-l-3 lg:py-4 lg:pr-12 lg:pl-[1.8125rem]">
          <h3 className="font-bold text-small lg:text-title">{t('features.title')}</h3>
          <dl className="mt-2 divide-y divide-edge">
            {features.map((id) => (
              <div className="py-1 lg:py-3" key={id}>
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
