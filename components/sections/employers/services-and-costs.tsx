import { useLocale, useTranslations } from 'next-intl';
import { Comparison } from '@/components/sections/employers/comparison';
import {
  fastTrackPage,
  lawLinks,
  recruitmentGuide,
  SourceLinks,
} from '@/components/sections/employers/sources';
import { officialHref } from '@/components/sections/official-page';
import { SectionHeading } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { linkTo } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { germanTerm } from '@/components/ui/text';
import { amounts } from '@/lib/i18n/numbers';
import { type Locale, localeTable } from '@/lib/locales';
import { type Range, sum } from '@/lib/plan/durations';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';

/** The package, which combines all, comes last. */
export const services = [
  { id: 'placement', icon: 'handshake' },
  { id: 'recruitment', icon: 'search' },
  { id: 'authorities', icon: 'document' },
  { id: 'training', icon: 'graduation' },
  { id: 'integration', icon: 'house' },
  { id: 'package', icon: 'check' },
] as const;

/** Six services that open. */
export function EmployersServices() {
  const locale = useLocale();
  const t = useTranslations('employers.services');
  return (
    <Section background="paper" id="services" labelledBy="services-title">
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-16">
        <SectionHeading id="services-title" lead={t('lead')} title={t('title')} />
        <div className="border-text border-t-2">
          {services.map(({ id, icon }) => (
            <Disclosure
              key={id}
              label={
                <h3 className="flex items-center gap-4 text-title">
                  <Icon className="size-6 text-action" name={icon} />
                  {t(`${id}.title`)}
                </h3>
              }
              variant="row"
            >
              <p className="max-w-measure pl-10 text-text-soft">{t(`${id}.text`)}</p>
              {id === 'training' && (
                <a
                  className="text-link ml-10 inline-flex min-h-11 items-center font-semibold"
                  href={hrefFor(locale, 'academy')}
                >
                  {t('training.link')}
                </a>
              )}
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Costs, the comparison, and the employer's own costs. */
export function EmployersCosts() {
  const t = useTranslations('employers.costs');
  return (
    <section aria-labelledby="kostenmodell-title" id="kostenmodell">
      <div className="bg-tint">
        <div className="content py-10 lg:py-18">
          <SectionHeading id="kostenmodell-title" lead={t('lead')} title={t('title')} />
          <div className="mt-6 grid gap-8 lg:mt-10 lg:grid-cols-[6fr_5fr] lg:gap-16">
            <FirstYear />
            <Conditions />
          </div>
        </div>
      </div>
      <div className="bg-background">
        <div className="content py-10 lg:py-18">
          <Comparison />
        </div>
      </div>
      <div className="bg-tint">
        <div className="content py-10 lg:py-18">
          <Duties />
        </div>
      </div>
    </section>
  );
}

/** German to B2, course and exam, in euros of 2026. */
const course: Range = { from: 520, to: 1250 };
const vatRate = 0.19;

/** An amount, or a range of amounts, in a page's language. */
function euros({ from, to }: Range, locale: Locale): string {
  const options = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  const format = new Intl.NumberFormat(localeTable[locale].intl, options);
  if (from === to) return format.format(from);
  return format.formatRange(from, to).replace(/\s*–\s*/, '–');
}

/** What a hire costs in its first year; without a fee, the contract is named instead. */
export function FirstYear() {
  const locale = useLocale();
  const t = useTranslations('employers.costs.example');
  const { fee } = site.optional;
  const vat = fee && { from: fee.from * vatRate, to: fee.to * vatRate };
  const fasttrack = { from: amounts.fastTrackFee, to: amounts.fastTrackFee };
  const all = fee && vat && sum(fee, vat, fasttrack, course);
  const toHundreds = (amount: number) => Math.round(amount / 100) * 100;
  const total = all && { from: toHundreds(all.from), to: toHundreds(all.to) };
  const rows = [
    { label: t('fee'), amount: fee ? euros(fee, locale) : t('feeAmount') },
    { label: t('vat'), amount: vat ? euros(vat, locale) : t('vatAmount') },
    { label: t('fasttrack'), amount: euros(fasttrack, locale) },
    { label: t('course'), amount: euros(course, locale) },
    ...(total ? [{ label: t('total'), amount: euros(total, locale) }] : []),
  ];
  const duties = linkTo(hrefFor(locale, 'employers', 'pflichten'));
  return (
    <div className="invoice-edge scroll-mt-28 bg-paper p-6 pb-9 sm:p-9 sm:pb-12" id="faq-costs">
      <h3 className="text-title">{t('title')}</h3>
      <dl className="mt-5 border-text border-t-2">
        {rows.map(({ label, amount }, index) => (
          <div
            className={`flex flex-wrap items-baseline justify-between gap-x-6 border-edge border-b py-2 ${index % 4 === 0 ? 'font-bold' : ''}`}
            key={label}
          >
            <dt className="flex-1 basis-28">{label}</dt>
            <dd className="ml-auto whitespace-nowrap tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">{t.rich('rest', { duties })}</p>
      <p className="mt-3 text-small text-text-soft">{t('note')}</p>
    </div>
  );
}

const conditions = ['known', 'review', 'bypass', 'repayment'] as const;

/** What the contract asks of employers, with a link to the terms. */
function Conditions() {
  const locale = useLocale();
  const t = useTranslations('employers.costs.conditions');
  return (
    <div>
      <h3 className="text-title">{t('title')}</h3>
      <dl className="mt-3 border-text border-t-2">
        {conditions.map((id) => (
          <div className="border-edge-strong/40 border-b py-2.5" key={id}>
            <dt className="font-semibold">{t(`${id}.case`)}</dt>
            <dd className="text-text-soft max-lg:text-small">{t(`${id}.rule`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-text-soft max-lg:text-small">
        {t.rich('terms', { terms: linkTo(hrefFor(locale, 'terms')) })}
      </p>
    </div>
  );
}

/**
 * The employer's own duties and costs, as a checklist whose rows open; it prints with all texts.
 */
function Duties() {
  const locale = useLocale();
  const t = useTranslations('employers.duties');
  const duties = [
    {
      id: 'fasttrack',
      sources: [
        { label: 'Make it in Germany', href: officialHref(fastTrackPage, locale) },
        ...lawLinks(['§ 81a AufenthG', '§ 31a AufenthV']),
      ],
    },
    { id: 'approval', sources: lawLinks(['§ 39 AufenthG']) },
    { id: 'housing', sources: [] },
    { id: 'salary', sources: lawLinks(['§ 72 SGB XI']) },
    { id: 'induction', sources: [recruitmentGuide] },
    { id: 'tasks', sources: lawLinks(['§ 4 PflBG']) },
    { id: 'release', sources: lawLinks(['§ 44 PflAPrV', '§ 45 PflAPrV']) },
    { id: 'reporting', sources: lawLinks(['§ 4a AufenthG']) },
  ] as const;
  return (
    <div className="scroll-mt-28" id="pflichten">
      <div className="grid gap-x-16 lg:grid-cols-2">
        <h3 className="text-document">{t('title')}</h3>
        <p className="mt-3 max-w-measure text-text-soft lg:mt-1 lg:text-lead">{t('lead')}</p>
      </div>
      <ul className="mt-5 border-text border-t-2 lg:mt-8">
        {duties.map(({ id, sources }) => (
          <li className="flex gap-3 border-edge-strong/40 border-b" key={id}>
            <span
              aria-hidden="true"
              className="mt-3 size-5 shrink-0 rounded-sm border-2 border-text bg-paper"
            />
            <Disclosure
              detail={t(`${id}.effort`)}
              {...(id === 'fasttrack' && { id: 'faq-fasttrack' })}
              label={<h4 className="font-semibold">{t(`${id}.title`)}</h4>}
              variant="item"
            >
              <p className="max-w-measure">{t.rich(`${id}.text`, { de: germanTerm })}</p>
              {sources.length > 0 && <SourceLinks sources={sources} />}
            </Disclosure>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-measure text-small text-text-soft">{t('asOf')}</p>
    </div>
  );
}
