import { useLocale, useMessages, useTranslations } from 'next-intl';
import { ClosingCta, Faq, questionsOf, SectionHeading } from '@/components/sections/shared';
import { Icon } from '@/components/ui/icon';
import { ButtonLink, linkTo } from '@/components/ui/links';
import { Connector } from '@/components/ui/route-line';
import { Section } from '@/components/ui/section';
import { CheckList } from '@/components/ui/text';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';

/** Services: three stops on the route line, with three benefits each. */
export function HomeServices() {
  const t = useTranslations('home.services');
  const services = [
    {
      id: 'placement',
      benefits: [
        t('placement.benefits.match'),
        t('placement.benefits.interview'),
        t('placement.benefits.fee'),
      ],
    },
    {
      id: 'papers',
      benefits: [
        t('papers.benefits.recognition'),
        t('papers.benefits.translation'),
        t('papers.benefits.fasttrack'),
      ],
    },
    {
      id: 'preparation',
      benefits: [
        t('preparation.benefits.language'),
        t('preparation.benefits.standards'),
        t('preparation.benefits.free'),
      ],
    },
  ] as const;
  return (
    <Section background="paper" labelledBy="services-title">
      <SectionHeading id="services-title" isWide lead={t('lead')} title={t('title')} />
      <ul className="mt-6 grid gap-(--route-gap) [--route-gap:2.25rem] lg:mt-14 lg:[--route-gap:3.5rem]">
        {services.map(({ id, benefits }, index) => (
          <li
            className="route-stop relative grid gap-x-16 gap-y-4 pl-12 [--stop-at:0.3125rem] lg:grid-cols-[calc(50%-3.5rem)_1fr]"
            key={id}
          >
            {index < services.length - 1 && <Connector shape="down" />}
            <div>
              <h3 className="text-title">{t(`${id}.title`)}</h3>
              <p className="mt-2 max-w-measure text-text-soft">{t(`${id}.text`)}</p>
            </div>
            <CheckList items={benefits} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const reasons = [
  { id: 'personal', icon: 'person' },
  { id: 'team', icon: 'team' },
  { id: 'success', icon: 'badge' },
  { id: 'preparation', icon: 'graduation' },
  { id: 'speed', icon: 'clock' },
  { id: 'law', icon: 'law' },
] as const;

/** Six reasons to choose the company. */
export function HomeReasons() {
  const t = useTranslations('home.reasons');
  return (
    <Section background="tint" labelledBy="reasons-title">
      <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="reasons-title" lead={t('lead')} title={t('title')} />
        </div>
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:gap-y-12">
          {reasons.map(({ id, icon }) => (
            <li className="border-action border-t-2 pt-4" key={id}>
              <h3 className="flex items-start gap-3 text-title">
                <Icon className="size-7 text-action" name={icon} />
                {t(`${id}.title`)}
              </h3>
              <p className="mt-2 text-text-soft">{t(`${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
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
        <p className="text-text-soft">
          {t('lead')}
          <br />
          <a className="text-link" href={hrefFor(locale, 'contact')}>
            {t('contact')}
          </a>
        </p>
      }
      items={questionsOf(useMessages().home.faq?.items).map((id) => ({
        id,
        question: t(`items.${id}.question`, { brand: site.company.shortName }),
        answer: (
          <p>
            {t.rich(`items.${id}.answer`, {
              assistant: linkTo(hrefFor(locale, 'nurses', 'moeglichkeiten')),
              costs: linkTo(hrefFor(locale, 'nurses', 'keine-kosten')),
              fee: linkTo(hrefFor(locale, 'employers', 'kostenmodell')),
              level: linkTo(hrefFor(locale, 'nurses', 'anforderungsprofil')),
              route: linkTo(hrefFor(locale, 'nurses', 'ablauf')),
            })}
          </p>
        ),
      }))}
      title={t('title')}
    />
  );
}

/** Final call to action of the home page. */
export function HomeClosing() {
  const locale = useLocale();
  const t = useTranslations('home.closing');
  return (
    <ClosingCta id="closing" text={t('text')} title={t('title')}>
      <ButtonLink href={hrefFor(locale, 'contact')} icon="arrow-right" variant="accent">
        {t('button')}
      </ButtonLink>
    </ClosingCta>
  );
}
