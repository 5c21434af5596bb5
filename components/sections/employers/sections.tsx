import { useMessages, useTranslations } from 'next-intl';
import { CompanyProof, replyDays, Team } from '@/components/sections/company';
import { officialPages } from '@/components/sections/official-pages';
import { Planner } from '@/components/sections/planner';
import {
  Drawing,
  ExampleLabel,
  Faq,
  HeroImage,
  SectionHeading,
  Steps,
  usePageCalls,
} from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon, phoneIcon } from '@/components/ui/icon';
import { ButtonLink, linkTo, newTab } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { germanTerm, Heading } from '@/components/ui/text';
import { useLocale } from '@/lib/i18n/locale';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref } from '@/lib/site/channels';
import { site } from '@/site.config';

const facts = ['success', 'upfront', 'ready', 'usual'] as const;

/** Hero section: the claim, the drawing of a roster, and facts on costs and durations. */
export function EmployersHero() {
  const t = useTranslations('employers.hero');
  const menu = useTranslations('common.nav');
  const phone = site.channels.employerPhone;
  return (
    <section aria-labelledby="hero-title" className="overflow-x-clip bg-background">
      <div className="hero-content content grid gap-4 max-sm:gap-1 lg:grid-cols-[5fr_4fr] lg:gap-10 xl:grid-cols-2">
        <div className="hero-text @container flex flex-col lg:pb-6">
          <p className="font-semibold text-action max-md:text-small">{t('eyebrow')}</p>
          <h1 className="hero-title mt-4 short:mt-2 max-md:mt-2 text-display" id="hero-title">
            {t('title')}
          </h1>
          <p className="lowest:order-1 mt-7 short:mt-3 max-md:mt-4 max-w-[34rem] text-lead text-text-soft">
            {t('lead')}
          </p>
          <div className="hero-calls mt-8 compact:mt-6 short:mt-4 max-md:mt-3 flex flex-col gap-x-6 gap-y-3 max-md:gap-y-2 sm:flex-row sm:flex-wrap">
            <ButtonLink {...usePageCalls().employers} />
            <ButtonLink href="#beispielprofil" variant="quiet">
              {t('more')}
            </ButtonLink>
          </div>
          {phone !== undefined && (
            <p className="mt-3 short:mt-0 max-md:hidden">
              <a
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-action"
                href={phoneHref(phone)}
              >
                <Icon path={phoneIcon} />
                <span className="text-link">{menu('call', { number: phone })}</span>
              </a>
            </p>
          )}
          <p className="low:order-1 mt-6 short:mt-2 max-md:mt-3 max-w-[34rem] max-md:text-small">
            {t('note')}
          </p>
        </div>
        <HeroImage
          className="line-to-edge self-end max-sm:ml-auto max-sm:w-4/5 lg:-mt-8 lg:-ml-12 xl:-ml-16 forced-colors:ml-0!"
          page="employers"
        />
      </div>
      <div className="border-edge border-t bg-paper">
        <dl className="content grid gap-x-6 gap-y-3 py-3 min-[20rem]:grid-cols-2 lg:grid-cols-4 lg:gap-x-8 lg:py-5">
          {facts.map((fact) => (
            <div className="flex flex-col items-start" key={fact}>
              <dt className="order-last text-small leading-snug">
                {t.rich(`facts.${fact}.label`, { plan: linkTo('#plan') })}
              </dt>
              <dd className="whitespace-nowrap font-extrabold text-subheading tracking-tight lg:text-heading">
                {t.rich(`facts.${fact}.figure`, {
                  unit: (words) => <span className="text-body lg:text-title">{words}</span>,
                })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const steps = ['need', 'interview', 'preparation'] as const;

/** The three steps to the first shift, when it could be, and a sample profile. */
export function EmployersProcess() {
  const t = useTranslations('employers.process');
  return (
    <Section background="deep" id="prozess" labelledBy="prozess-title">
      <SectionHeading id="prozess-title" isWide lead={t('lead')} title={t('title')} />
      <Steps
        steps={steps.map((id) => ({
          title: t(`steps.${id}.title`),
          time: t(`steps.${id}.time`),
          text: t(`steps.${id}.text`),
        }))}
      />
      <div className="relative xl:[&_.timeline_li:nth-last-child(-n+2)]:pr-48">
        <Planner audience="employers" />
        <Drawing
          className="absolute right-0 bottom-0 w-44 max-xl:hidden"
          name="employers-lockers"
        />
      </div>
      <SampleProfile />
    </Section>
  );
}

/** Questions of nursing and HR managers, with a contact button. */
export function EmployersFaq() {
  const locale = useLocale();
  const t = useTranslations('employers.faq');
  const values = {
    seal: site.optional.holdsRecruitmentSeal ? 'held' : 'none',
    de: germanTerm,
    law: linkTo(officialPages['§ 2 PpUGV'], newTab),
    course: linkTo(officialPages['§ 44 PflAPrV'], newTab),
    exam: linkTo(officialPages['§ 45 PflAPrV'], newTab),
    closed: linkTo(officialPages['§ 38 BeschV'], newTab),
  };
  return (
    <Faq
      aside={
        <div className="mt-3.5">
          <ButtonLink href={hrefFor(locale, 'contact', 'message-title')} variant="quiet">
            {t('button')}
          </ButtonLink>
        </div>
      }
      id="faq"
      items={useMessages().employers.faq?.items}
      question={(id) => t(`items.${id}.question`)}
      answer={(id) => t.rich(`items.${id}.answer`, values)}
      title={t('title')}
    />
  );
}

const inquirySteps = ['post', 'reply', 'profile'] as const;

/**
 * Final call to action: how an inquiry goes, a large telephone number, if there is one, and a link
 * to the contact form.
 */
export function EmployersContact() {
  const locale = useLocale();
  const t = useTranslations('employers.contact');
  const phone = site.channels.employerPhone;
  return (
    <Section background="deep" id="contact" labelledBy="contact-title">
      <div className="grid gap-x-16 gap-y-3 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <Heading id="contact-title" text={t('title')} />
        <div className="lg:row-span-2">
          <ol className="list-decimal space-y-1 pl-5 marker:font-bold marker:text-accent *:pl-1">
            {inquirySteps.map((id) => (
              <li key={id}>{t(`steps.${id}`, { days: replyDays() })}</li>
            ))}
          </ol>
          <Team audiences={['employers']} />
        </div>
        <CompanyProof />
      </div>
      <div className="mt-4 flex flex-col items-start gap-x-12 gap-y-4 border-text border-t-2 pt-3 lg:mt-6 lg:flex-row lg:items-end lg:justify-between">
        {phone !== undefined && (
          <p>
            <span className="flex items-center gap-2 font-semibold text-text-soft">
              <Icon path={phoneIcon} />
              {t('phone')}
            </span>
            <a
              className="mt-1 inline-block whitespace-nowrap font-extrabold lg:mt-3 text-[clamp(min(1.75rem,8.75vw),7.2vw,5.5rem)] text-action leading-[1.25] tracking-tight underline decoration-2 decoration-accent underline-offset-[0.14em] hover:text-action-strong hover:decoration-4"
              data-nohyphen=""
              href={phoneHref(phone)}
            >
              {phone}
            </a>
          </p>
        )}
        <ButtonLink href={hrefFor(locale, 'contact', 'message-title')}>{t('button')}</ButtonLink>
      </div>
    </Section>
  );
}

const mainRows = ['training', 'experience', 'german', 'available'] as const;
const furtherRows = ['documents', 'decision', 'wish', 'academy'] as const;
const checks = ['we', 'you'] as const;

const columns = 'grid grid-cols-[6.5rem_1fr] gap-x-3 large-text:block sm:block';

/** A profile as employers read it on the first call, and who has checked what. */
function SampleProfile() {
  const t = useTranslations('employers.process.profile');
  return (
    <div className="mt-10">
      <Heading id="beispielprofil" level="h3" size="text-subheading" text={t('title')} />
      <div className="relative mt-6 border-2 border-text bg-paper text-small print:break-inside-avoid">
        <ExampleLabel />
        <div className="gap-x-8 p-4 sm:px-6 lg:flex lg:pt-6 lg:pb-2">
          <div className="mb-2 flex shrink-0 items-center gap-4 lg:mb-0 lg:w-84 lg:items-start">
            <Drawing
              className="w-14 border-2 border-text lg:w-28 large-text:hidden"
              name="employers-profile"
            />
            <div className="leading-snug">
              <h4 className="font-bold text-body leading-snug">{t('heading')}</h4>
              <p className="text-text-soft">{t('lead')}</p>
            </div>
          </div>
          <div className="w-full">
            <Rows ids={mainRows} />
            <Disclosure isInline isOpenWhenWide label={t('more')}>
              <Rows ids={furtherRows} />
            </Disclosure>
          </div>
        </div>
        <dl className="gap-x-8 border-text border-t-2 bg-tint px-4 py-2 sm:grid sm:grid-cols-2 sm:px-6">
          {checks.map((id) => (
            <div className="py-1 leading-snug" key={id}>
              <dt className="inline font-semibold">{t(`checks.${id}.label`)}</dt>{' '}
              <dd className="inline">{t(`checks.${id}.value`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function Rows({ ids }: { ids: typeof mainRows | typeof furtherRows }) {
  const t = useTranslations('employers.process.profile.rows');
  return (
    <dl className="gap-x-8 text-text sm:grid sm:grid-cols-2 xl:grid-cols-4" data-nohyphen="">
      {ids.map((id) => (
        <div className={`border-edge border-t py-1 sm:pt-1.5 lg:pb-4 ${columns}`} key={id}>
          <dt className="text-text-soft">{t(`${id}.label`)}</dt>
          <dd className="leading-snug">{t(`${id}.value`)}</dd>
        </div>
      ))}
    </dl>
  );
}
