import { useLocale, useMessages, useTranslations } from 'next-intl';
import {
  ClosingCta,
  Drawing,
  Faq,
  questionsOf,
  SectionHeading,
} from '@/components/sections/shared';
import { ButtonLink, linkTo } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { Connector } from '@/components/ui/thread';
import { hrefFor } from '@/lib/routing/addresses';
import { termsHref } from '@/lib/terms/documents';
import { site } from '@/site.config';

/** Rows of three reasons; each has a thing that hangs on the thread above its row. */
const reasons = [
  ['personal', 'team', 'success'],
  ['preparation', 'speed', 'law'],
] as const;

/** Six reasons to choose the company. */
export function HomeReasons() {
  const t = useTranslations('home.reasons');
  return (
    <Section background="warm" labelledBy="reasons-title">
      <SectionHeading id="reasons-title" isWide lead={t('lead')} title={t('title')} />
      <ul className="reasons mt-3 grid gap-x-16 gap-y-2 lg:mt-12 lg:grid-cols-3 lg:gap-y-12">
        {reasons.map((row) =>
          row.map((id, index) => (
            <li
              className="relative grid large-text:block grid-cols-[5rem_1fr] gap-x-4 lg:block"
              key={id}
            >
              {index === 0 && <Connector shape="in" />}
              <Connector shape="wave" />
              {index === 2 && <Connector shape="out" />}
              <Drawing className="relative w-20 lg:w-32" name={`home-reason-${id}`} />
              <div className="pt-3 max-lg:text-small lg:pt-4">
                <h3 className="text-title lg:text-subheading">{t(`${id}.title`)}</h3>
                <p className="mt-1 max-w-measure lg:mt-2">{t(`${id}.text`)}</p>
              </div>
            </li>
          )),
        )}
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
      items={questionsOf(useMessages().home.faq?.items).map((id) => ({
        id,
        question: t(`items.${id}.question`, { brand: site.company.shortName }),
        answer: (
          <p>
            {t.rich(`items.${id}.answer`, {
              costs: linkTo(hrefFor(locale, 'nurses', 'keine-kosten')),
              terms: linkTo(termsHref(locale, 'candidates')),
              fee: linkTo(hrefFor(locale, 'employers', 'kostenmodell')),
              level: linkTo(hrefFor(locale, 'nurses', 'anforderungsprofil')),
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
      <ButtonLink href={hrefFor(locale, 'contact')}>{t('button')}</ButtonLink>
    </ClosingCta>
  );
}
