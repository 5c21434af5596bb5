import { useTranslations } from 'next-intl';
import { Comparison } from '@/components/sections/employers/comparison';
import {
  type OfficialName,
  officialPages,
  SourceLinks,
} from '@/components/sections/official-pages';
import { Drawing, SectionCall, SectionHeading } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import { linkTo, newTab } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { germanTerm, Heading } from '@/components/ui/text';
import { amounts, b2Price, toHundreds, vatRate } from '@/lib/facts';
import { useLocale } from '@/lib/i18n/locale';
import { eurosText } from '@/lib/i18n/numbers';
import { localeTable } from '@/lib/locales';
import { sum } from '@/lib/plan/durations';
import { hrefFor } from '@/lib/routing/addresses';
import { earlyEndValues } from '@/lib/site/channels';
import { termsHref, termsLocale } from '@/lib/terms/documents';
import { site } from '@/site.config';

/** The services, in the order of the things in the drawing. */
export const services = [
  'placement',
  'recruitment',
  'authorities',
  'training',
  'integration',
  'package',
] as const;

/** Six services, each below its thing on a rail of hooks. */
export function EmployersServices() {
  const locale = useLocale();
  const t = useTranslations('employers.services');
  return (
    <Section background="paper" id="services" labelledBy="services-title">
      <Heading id="services-title" text={t('title')} />
      <ul className="hooks mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6 xl:gap-x-4">
        {services.map((id, index) => (
          <li className="relative large-text:block flex gap-6 sm:block" key={id}>
            <Drawing
              className="-mx-3 mb-2 h-(--hook) shrink-0"
              name={`employers-services#${id}`}
              viewBox={`${169 * index} 0 104 176`}
            />
            <div className="max-[30rem]:pt-8">
              <h3 className="font-bold leading-snug">{t(`${id}.title`)}</h3>
              <p className="xl:mt-1 xl:text-small">
                {t.rich(`${id}.text`, { academy: linkTo(hrefFor(locale, 'academy')) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <SectionCall page="employers" />
    </Section>
  );
}

/** Costs, the comparison, and the employer's own costs. */
export function EmployersCosts() {
  const t = useTranslations('employers.costs');
  return (
    <section aria-labelledby="kostenmodell-title" id="kostenmodell">
      <Section
        background="tint"
        className="grid gap-x-16 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
      >
        <SectionHeading id="kostenmodell-title" lead={t('lead')} title={t('title')} />
        <FirstYear />
        <Promises />
      </Section>
      <Section background="warm">
        <Comparison />
      </Section>
      <Section background="deep" className="max-lg:pb-3">
        <Duties />
      </Section>
    </section>
  );
}

/**
 * What a hire costs in its first year. Without a fee in `site.config.ts`, its row refers to the
 * contract, and there is no total.
 */
export function FirstYear() {
  const locale = useLocale();
  const t = useTranslations('employers.costs.example');
  const { fee } = site.optional;
  const vat = fee && { from: fee.from * vatRate, to: fee.to * vatRate };
  const fasttrack = { from: amounts.fastTrackFee, to: amounts.fastTrackFee };
  const total = fee && vat && toHundreds(sum(fee, vat, fasttrack, b2Price));
  const rows = [
    { id: 'fee', label: t('fee'), amount: fee ? eurosText(fee, locale) : t('feeAmount') },
    {
      id: 'vat',
      label: t.rich('vat', { deduction: linkTo(officialPages['§ 15 UStG'], newTab) }),
      amount: vat ? eurosText(vat, locale) : t('vatAmount'),
    },
    { id: 'fasttrack', label: t('fasttrack'), amount: eurosText(fasttrack, locale) },
    { id: 'course', label: t('course'), amount: eurosText(b2Price, locale) },
    ...(total ? [{ id: 'total', label: t('total'), amount: eurosText(total, locale) }] : []),
  ];
  const duties = linkTo(hrefFor(locale, 'employers', 'pflichten'));
  return (
    <div className="invoice-edge bg-paper p-4 pb-8 sm:p-8 sm:pb-11 lg:max-xl:px-6 lg:row-span-2 lg:self-start">
      <h3 className="text-title">{t('title')}</h3>
      <dl className="mt-3 border-text border-t-2 lg:mt-5">
        {rows.map(({ id, label, amount }) => (
          <div
            className={`flex flex-wrap justify-between ${id === 'total' ? 'items-end gap-x-3 border-text border-t-2 pt-2 font-bold xl:text-title' : 'items-baseline gap-x-4 border-edge border-b py-2 max-lg:py-1.5'}`}
            key={id}
          >
            <dt className="flex-1 basis-28">{label}</dt>
            <dd className="ml-auto whitespace-nowrap large-text:text-[6.5vw] tabular-nums">
              {amount}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-lg:mt-3">
        {t.rich('rest', { duties })} <span className="text-text-soft">{t('note')}</span>
      </p>
    </div>
  );
}

const promises = ['visa', 'earlyEnd'] as const;

/** What an employer does not risk, and the way to the terms. */
export function Promises() {
  const t = useTranslations('employers.costs');
  // The binding version is German in every language.
  const terms = linkTo(termsHref(termsLocale, 'employers'), {
    hrefLang: localeTable[termsLocale].htmlLang,
  });
  return (
    <div>
      {promises.map((id) => (
        <div className="border-action border-t-2 py-2 lg:py-3" key={id}>
          <h3 className="text-title">{t(`${id}.title`, earlyEndValues(site))}</h3>
          <p className="mt-1 max-w-measure text-text-soft">
            {t(`${id}.text`, earlyEndValues(site))}
          </p>
        </div>
      ))}
      <p className="border-action border-t-2 pt-3 text-small text-text-soft">
        {t.rich('conditions', { terms })}
      </p>
      <SectionCall page="employers" />
    </div>
  );
}

/** All duties of an employer, with the sources that say so. The main ones take most effort. */
const duties = [
  { id: 'fasttrack', sources: ['Make it in Germany'] },
  { id: 'approval', sources: ['§ 39 AufenthG'] },
  { id: 'partnership', sources: ['§ 16d AufenthG'] },
  { id: 'passport', sources: ['Anerkennung in Deutschland'] },
  { id: 'age', sources: ['§ 18 AufenthG'] },
  { id: 'council', sources: ['§ 99 BetrVG'] },
  { id: 'salary', sources: ['§ 72 SGB XI'] },
  { id: 'housing', sources: [], isMain: true },
  { id: 'induction', sources: ['DKF-Werkzeugkoffer'], isMain: true },
  { id: 'advice', sources: ['§ 45c AufenthG'] },
  { id: 'tasks', sources: ['§ 4 PflBG'] },
  { id: 'release', sources: ['§ 44 PflAPrV', '§ 45 PflAPrV'], isMain: true },
  { id: 'reporting', sources: ['§ 4a AufenthG'] },
] as const satisfies readonly { id: string; sources: readonly OfficialName[]; isMain?: true }[];

const mainDuties = duties.filter((duty) => 'isMain' in duty);

/** The employer's own duties: the main ones, and a checklist with the others; in print, with all. */
function Duties() {
  const t = useTranslations('employers.duties');
  const values = {
    de: germanTerm,
    checkup: linkTo(officialPages['§ 4 ArbMedVV'], newTab),
    measles: linkTo(officialPages['§ 20 IfSG'], newTab),
  };
  return (
    <div className="scroll-mt-28" id="pflichten">
      <div className="grid items-center gap-x-16 lg:grid-cols-2 lg:gap-y-6">
        <div>
          <h3 className="text-subheading">{t('title')}</h3>
          <ul className="mt-6 divide-y divide-edge-strong/40 border-text border-t-2 print:hidden">
            {mainDuties.map(({ id }) => (
              <li className="gap-x-8 py-2.5 md:max-lg:grid md:max-lg:grid-cols-[1fr_2fr]" key={id}>
                <h4 className="font-semibold">{t(`${id}.title`)}</h4>
                <p className="max-w-measure text-text-soft">{t.rich(`${id}.text`, values)}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="line-to-edge mt-4 w-3/5 max-lg:order-last sm:w-4/5 lg:w-full">
          <Drawing className="w-full" name="employers-duties" />
        </div>
        <div className="max-lg:mt-4 lg:col-span-2">
          <Disclosure label={t('open', { count: duties.length - mainDuties.length })}>
            <ul className="gap-x-16 lg:columns-2">
              {duties.map(({ id, sources, ...duty }) => (
                <li
                  className={`break-inside-avoid gap-3 border-edge border-t py-3 print:flex ${'isMain' in duty ? 'hidden' : 'flex'}`}
                  key={id}
                >
                  <span
                    aria-hidden="true"
                    className="mt-1 size-5 shrink-0 rounded-sm border-2 border-text bg-paper"
                  />
                  {/* The sources of the nurses' page link to one of them. */}
                  <div className="scroll-mt-28" id={`faq-${id}`}>
                    <h4 className="font-semibold">{t.rich(`${id}.title`, { de: germanTerm })}</h4>
                    <p>{t.rich(`${id}.text`, values)}</p>
                    {sources.length > 0 && <SourceLinks names={sources} />}
                  </div>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-caption text-text-soft">{t('asOf')}</p>
          </Disclosure>
          <SectionCall page="employers" />
        </div>
      </div>
    </div>
  );
}
