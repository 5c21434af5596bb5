import { useLocale, useMessages, useTranslations } from 'next-intl';
import { WhoAnswers } from '@/components/sections/company';
import { Recognise } from '@/components/sections/nurses/recognise';
import { Glossary } from '@/components/sections/nurses/requirements';
import { Sources, useTextValues } from '@/components/sections/nurses/sources';
import { Drawing, Faq, questionsOf } from '@/components/sections/shared';
import { chatIcon, Icon, phoneIcon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { hrefFor } from '@/lib/routing/addresses';
import {
  furtherLanguageOption,
  hasMessenger,
  phoneHref,
  viberHref,
  whatsappHref,
} from '@/lib/site/channels';
import { site } from '@/site.config';

const sources = [
  ...(['tariff', 'wage', 'childBenefit', 'childcare'] as const),
  ...(['age', 'course', 'exam', 'exclusivity'] as const),
  ...(['repayment', 'jobEnd', 'jobChange'] as const),
];

/** Nurses' questions with sources, and the words of the authorities. */
export function NursesFaq() {
  const t = useTranslations('nurses.faq');
  const ids = questionsOf(useMessages().nurses.faq?.items);
  const values = useTextValues();
  return (
    <Faq
      footer={
        <div className="grid items-start gap-x-16 lg:grid-cols-2">
          <Sources ids={sources} />
          <Glossary />
        </div>
      }
      id="faq"
      items={ids.map((id) => ({
        id,
        question: t(`items.${id}.question`),
        answer: <p>{t.rich(`items.${id}.answer`, values)}</p>,
      }))}
      more={t('more', { count: ids.length })}
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
  return (
    <section aria-labelledby="kontakt-whatsapp-title" id="kontakt-whatsapp">
      <div className="bg-tint">
        <div className="content grid gap-x-16 gap-y-5 pt-section lg:grid-cols-2">
          <div className="pb-section">
            <h2 className="text-heading" id="kontakt-whatsapp-title">
              {t('title')}
            </h2>
            <p className="mt-3.5 max-w-measure text-lead text-text-soft">
              {t(hasMessenger(site) ? 'text' : 'textWithoutChat')}
            </p>
            <p className="mt-3.5 max-w-measure">
              {t('languages', { further: furtherLanguageOption(site) })}
            </p>
            <div className="mb-4 [&>p]:mt-2">
              <WhoAnswers audiences={['nurses']} />
            </div>
            <FirstChannel />
            <FurtherChannels />
          </div>
          <div className="self-end max-lg:tall:order-first max-sm:-mx-(--spacing-gutter)">
            <Drawing className="w-full" name="nurses-arrival" />
          </div>
        </div>
      </div>
      <Recognise />
    </section>
  );
}

function FirstChannel() {
  const locale = useLocale();
  const t = useTranslations('nurses.whatsapp');
  const { viber, whatsapp } = site.channels;
  if (whatsapp !== undefined) {
    return (
      <ButtonLink external href={whatsappHref(whatsapp, t('greeting'))} icon={chatIcon}>
        {t('button')}
      </ButtonLink>
    );
  }
  if (viber !== undefined) {
    return (
      <ButtonLink href={viberHref(viber)} icon={chatIcon}>
        {t('viber')}: {viber}
      </ButtonLink>
    );
  }
  return <ButtonLink href={hrefFor(locale, 'contact')}>{t('form.button')}</ButtonLink>;
}

function FurtherChannels() {
  const t = useTranslations('nurses.whatsapp');
  const { nursePhone, viber, whatsapp } = site.channels;
  const channels = [
    { name: 'phone', icon: phoneIcon, number: nursePhone, hrefOf: phoneHref },
    // Without WhatsApp, Viber is already the primary channel.
    { name: 'viber', icon: chatIcon, number: whatsapp && viber, hrefOf: viberHref },
  ] as const;
  const items = channels.flatMap(({ name, icon, number, hrefOf }) =>
    number === undefined ? [] : { name, icon, number, href: hrefOf(number) },
  );
  if (items.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-8 tabular-nums">
      {items.map(({ name, icon, number, href }) => (
        <li key={name}>
          <a
            className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
            href={href}
          >
            <Icon path={icon} />
            {t(name)}: {number}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Call to action after the requirements: register. */
export function NursesCta() {
  const t = useTranslations('nurses.call');
  return (
    <Section background="band" id="call-to-action" labelledBy="call-title">
      <div className="grid items-center justify-items-start gap-x-16 gap-y-3 lg:grid-cols-2">
        <div>
          <h2 className="text-subheading" id="call-title">
            {t('title')}
          </h2>
          <p className="mt-1">{t('text')}</p>
        </div>
        <ButtonLink external href={site.links.registration}>
          {t('button')}
        </ButtonLink>
      </div>
    </Section>
  );
}
