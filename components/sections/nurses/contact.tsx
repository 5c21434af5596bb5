import { useMessages, useTranslations } from 'next-intl';
import { CompanyProof, replyDays, WhoAnswers } from '@/components/sections/company';
import { Glossary } from '@/components/sections/nurses/process-and-requirements';
import { Sources, useTextValues } from '@/components/sections/nurses/sources';
import { Drawing, Faq } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import { chatIcon, Icon, phoneIcon } from '@/components/ui/icon';
import { ButtonLink, newTab } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import { useLocale } from '@/lib/i18n/locale';
import { hrefFor } from '@/lib/routing/addresses';
import { channelsOf, displayHost, furtherLanguageOption } from '@/lib/site/channels';
import { site } from '@/site.config';

const sources = [
  ...(['tariff', 'wage', 'childBenefit', 'childcare'] as const),
  ...(['age', 'course', 'exam', 'exclusivity'] as const),
  ...(['repayment', 'jobEnd', 'jobChange'] as const),
];

/** Nurses' questions with sources, and the words of the authorities. */
export function NursesFaq() {
  const t = useTranslations('nurses.faq');
  const values = useTextValues();
  return (
    <Faq
      footer={
        <div className="grid items-start gap-x-10 md:grid-cols-2 lg:gap-x-16">
          <Sources ids={sources} />
          <Glossary />
        </div>
      }
      id="faq"
      items={useMessages().nurses.faq?.items}
      question={(id) => t(`items.${id}.question`)}
      answer={(id) => t.rich(`items.${id}.answer`, values)}
      more={(count) => t('more', { count })}
      title={t('title')}
    />
  );
}

/**
 * The fastest contact: WhatsApp with a prefilled greeting; otherwise Viber, otherwise the contact
 * form. Below it the remaining channels, the page's last drawing, and how to recognise the company.
 */
export function NursesWhatsApp() {
  const t = useTranslations('nurses.whatsapp');
  const canChat = channelsOf(site).some(({ kind }) => kind !== 'phone');
  return (
    <section aria-labelledby="kontakt-whatsapp-title" id="kontakt-whatsapp">
      <Section background="tint" className="grid gap-x-16 gap-y-5 pb-0 lg:grid-cols-2">
        <div className="pb-section">
          <div>
            <Heading id="kontakt-whatsapp-title" text={t('title')} />
            <p className="mt-3.5 max-w-measure text-lead text-text-soft">
              {t(canChat ? 'text' : 'textWithoutChat')}
            </p>
            <p className="mt-3.5 max-w-measure">
              {t('languages', { further: furtherLanguageOption(site) })}
            </p>
          </div>
          <div className="mt-6 grid-cols-[3fr_2fr] gap-x-10 md:max-lg:grid">
            <div className="mb-6 [&>p]:mt-3 [&>ul]:mt-0">
              <WhoAnswers audiences={['nurses']} />
            </div>
            <div>
              <Channels />
            </div>
          </div>
        </div>
        <div className="self-end max-lg:tall:order-first max-sm:-mx-(--spacing-gutter)">
          <Drawing className="w-full" name="nurses-arrival" />
        </div>
      </Section>
      <Recognise />
    </section>
  );
}

/** The first messenger as a call, or the contact form, and the other channels. */
function Channels() {
  const locale = useLocale();
  const t = useTranslations('nurses.whatsapp');
  const channels = channelsOf(site, t('greeting')).filter(({ audience }) => audience === 'nurses');
  const first = channels.find(({ kind }) => kind !== 'phone');
  const others = channels.filter((one) => one !== first);
  return (
    <>
      <ButtonLink
        external={first?.kind === 'whatsapp'}
        href={first?.href ?? hrefFor(locale, 'contact')}
        icon={first && chatIcon}
      >
        {first?.kind === 'viber'
          ? `${t('viber')}: ${first.number}`
          : t(first ? 'button' : 'form.button')}
      </ButtonLink>
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-x-8 tabular-nums">
          {others.map(({ kind, number, href }) => (
            <li key={kind}>
              <a
                className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
                href={href}
              >
                <Icon path={kind === 'phone' ? phoneIcon : chatIcon} />
                {t(kind === 'phone' ? 'phone' : 'viber')}: {number}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Call to action after the requirements: register. */
export function NursesCta() {
  const t = useTranslations('nurses.call');
  return (
    <Section background="band" id="call-to-action" labelledBy="call-title">
      <div className="grid items-center justify-items-start gap-x-10 gap-y-3 md:grid-cols-2 lg:gap-x-16">
        <div>
          <Heading id="call-title" size="text-subheading" text={t('title')} />
          <p className="mt-1">{t('text')}</p>
        </div>
        <ButtonLink external href={site.links.registration}>
          {t('button')}
        </ButtonLink>
      </div>
    </Section>
  );
}

const threats = ['money', 'originals', 'passwords', 'rush'] as const;
/** Public offices for checking a placement agency or for complaints. */
const offices = [
  { id: 'register', href: 'https://www.handelsregister.de/' },
  { id: 'agency', href: 'https://www.arbeitsagentur.de/' },
  { id: 'advice', href: 'https://www.faire-integration.de/' },
] as const;

/** How to recognise the company: what impostors ask for, and where to check and complain. */
export function Recognise() {
  const t = useTranslations('nurses.recognise');
  const values = useTextValues();
  return (
    <Section background="warm" className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
      <div>
        <Heading id="erkennen" level="h3" size="text-subheading" text={t('title')} />
        <h4 className="mt-3.5 font-normal text-text-soft tracking-normal">{t('never.title')}</h4>
        <ul className="mt-2 grid gap-x-8 border-accent border-t-2 *:border-edge-strong/40 *:border-b *:py-1.5 sm:grid-cols-2">
          {threats.map((id) => (
            <li key={id}>{t(`never.${id}`)}</li>
          ))}
        </ul>
      </div>
      <div className="self-end">
        <p className="max-w-measure">{t.rich('suspicion', values)}</p>
        <div className="mt-3 mb-4">
          <CompanyProof />
        </div>
        <Disclosure id="stellen" label={t('places.title')}>
          <p className="max-w-measure pb-3">
            {t.rich('places.complaint', { ...values, email: site.email, days: replyDays() })}
          </p>
          <ul>
            {offices.map(({ id, href }) => (
              <li className="border-edge border-t py-2" key={id}>
                <a className="text-link inline-block py-2.75 font-semibold" href={href} {...newTab}>
                  <span lang="de">{t(`places.${id}.german`)}</span> ({displayHost(href)})
                </a>
                <p className="text-text-soft">{t(`places.${id}.text`)}</p>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </Section>
  );
}
