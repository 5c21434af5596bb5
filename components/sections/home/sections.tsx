import { useMessages, useTranslations } from 'next-intl';
import { WhoAnswers } from '@/components/sections/company';
import { Drawing, Faq, SectionHeading } from '@/components/sections/shared';
import { ButtonLink, linkTo } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { Sentences } from '@/components/ui/text';
import { Connector } from '@/components/ui/thread';
import { useLocale } from '@/lib/i18n/locale';
import { hrefFor } from '@/lib/routing/addresses';
import { termsHref } from '@/lib/terms/documents';
import { site } from '@/site.config';

/** The reasons, three in a row; each has a thing that hangs on the thread above its row. */
const reasons = ['personal', 'team', 'success', 'preparation', 'speed', 'law'] as const;

/** Six reasons to choose the company. */
export function HomeReasons() {
  const t = useTranslations('home.reasons');
  return (
    <Section background="warm" labelledBy="reasons-title">
      <SectionHeading id="reasons-title" isWide lead={t('lead')} title={t('title')} />
      <ul className="reasons mt-3 grid gap-x-10 gap-y-2 md:mt-8 md:grid-cols-2 md:gap-y-8 lg:mt-12 lg:grid-cols-3 lg:gap-x-16 lg:gap-y-12">
        {reasons.map((id, index) => (
          <li
            className="relative grid large-text:block grid-cols-[5rem_1fr] gap-x-4 md:block"
            key={id}
          >
            {index % 3 === 0 && <Connector shape="in" />}
            <Connector shape="wave" />
            {index % 3 === 2 && <Connector shape="out" />}
            <Drawing
              className="relative w-20 md:w-26 lg:w-32"
              name={`home-reasons#${id}`}
              viewBox={`${140 * index} 0 128 170`}
            />
            <div className="pt-3 max-md:text-small lg:pt-4">
              <h3 className="text-title xl:text-subheading">{t(`${id}.title`)}</h3>
              <p className="mt-1 max-w-measure lg:mt-2">{t(`${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Questions of both audiences. */
export function HomeFaq() {
  const locale = useLocale();
  const t = useTranslations('home.faq');
  return (
    <Faq
      aside={
        <p className="mt-3.5 text-text-soft">
          {t('lead')}
          <br />
          <a className="text-link" href={hrefFor(locale, 'contact')}>
            {t('contact')}
          </a>
        </p>
      }
      items={useMessages().home.faq?.items}
      question={(id) => t(`items.${id}.question`, { brand: site.company.shortName })}
      answer={(id) =>
        t.rich(`items.${id}.answer`, {
          costs: linkTo(hrefFor(locale, 'nurses', 'keine-kosten')),
          terms: linkTo(termsHref(locale, 'candidates')),
          fee: linkTo(hrefFor(locale, 'employers', 'kostenmodell')),
          level: linkTo(hrefFor(locale, 'nurses', 'anforderungsprofil')),
        })
      }
      title={t('title')}
    />
  );
}

/**
 * Final call to action of the home page: one large sentence, which breaks after a comma, who
 * answers, and the thread from an open door to the button.
 */
export function HomeClosing() {
  const locale = useLocale();
  const t = useTranslations('home.closing');
  return (
    <section
      aria-labelledby="closing-title"
      className="relative overflow-clip bg-background-deep py-section"
      id="closing"
    >
      <div className="content md:max-xl:pr-(--door)">
        <h2 className="max-w-[24ch] text-heading" id="closing-title">
          <Sentences className="inline-block" end={/(?<=,) /} text={t('title')} />
        </h2>
        <p className="mt-4 max-w-measure text-lead text-text-soft">{t('text')}</p>
        <div className="[&>p]:pr-32 md:[&>p]:pr-0 large-text:[&>p]:pr-0">
          <WhoAnswers audiences={['employers', 'nurses']} />
        </div>
      </div>
      <div className="thread-to-button content mt-6 flex items-center md:mt-8">
        <ButtonLink href={hrefFor(locale, 'contact')}>{t('button')}</ButtonLink>
        <Connector shape="wave" />
      </div>
      <Drawing
        className="large-text:hidden absolute right-[max(var(--spacing-gutter),50%-var(--container-content)/2)] bottom-0 w-(--door)"
        eager
        name="open-door"
      />
    </section>
  );
}
