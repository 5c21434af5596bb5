import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Sources, useTextValues } from '@/components/sections/nurses/sources';
import { ClosingCta, Faq, questionsOf, WhoAnswers } from '@/components/sections/shared';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { hrefFor } from '@/lib/routing/addresses';
import {
  furtherChoice,
  hasMessenger,
  phoneHref,
  viberHref,
  whatsappHref,
} from '@/lib/site/channels';
import { site } from '@/site.config';

const sources = ['wage', 'tariff', 'family', 'exam', 'exclusivity'] as const;

/** Nurses' questions, with sources. */
export function NursesFaq() {
  const t = useTranslations('nurses.faq');
  const values = useTextValues();
  return (
    <Faq
      aside={
        <p className="text-text-soft">
          {t('lead')}{' '}
          <a className="text-link" href="#kontakt-whatsapp">
            {t('ask')}
          </a>
        </p>
      }
      footer={<Sources ids={sources} />}
      id="faq"
      items={questionsOf(useMessages().nurses.faq?.items).map((id) => ({
        id,
        question: t(`items.${id}.question`),
        answer: <p>{t.rich(`items.${id}.answer`, values)}</p>,
      }))}
      title={t('title')}
    />
  );
}

/**
 * The fastest contact: WhatsApp with a prefilled greeting; otherwise Viber, otherwise the contact
 * form. Below it the remaining channels.
 */
export function NursesWhatsApp() {
  const t = useTranslations('nurses.whatsapp');
  return (
    <Section background="tint" isTight id="kontakt-whatsapp" labelledBy="kontakt-whatsapp-title">
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-16">
        <div>
          <h2 className="max-w-[14ch] text-display" id="kontakt-whatsapp-title">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-measure text-lead">
            {t(hasMessenger(site) ? 'text' : 'textWithoutChat')}
          </p>
          <p className="mt-3 max-w-measure text-lead">
            {t('languages', { further: furtherChoice(site) })}
          </p>
          <WhoAnswers audiences={['nurses']} />
        </div>
        <div>
          <FirstChannel />
          <FurtherChannels />
        </div>
      </div>
    </Section>
  );
}

function FirstChannel() {
  const locale = useLocale();
  const t = useTranslations('nurses.whatsapp');
  const { viber, whatsapp } = site.channels;
  if (whatsapp !== undefined) {
    return (
      <>
        <ButtonLink
          external
          href={whatsappHref(whatsapp, t('greeting'))}
          icon="chat"
          variant="accent"
        >
          {t('button')}
        </ButtonLink>
        <p className="mt-3 text-small text-text-soft">{t('buttonNote')}</p>
      </>
    );
  }
  if (viber !== undefined) {
    return (
      <ButtonLink href={viberHref(viber)} icon="chat" variant="accent">
        {t('viber')}: {viber}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={hrefFor(locale, 'contact')} icon="arrow-right" variant="accent">
      {t('form.button')}
    </ButtonLink>
  );
}

function FurtherChannels() {
  const t = useTranslations('nurses.whatsapp');
  const { nursePhone, viber, whatsapp } = site.channels;
  const channels = [
    { name: 'phone', icon: 'phone', number: nursePhone, hrefOf: phoneHref },
    // Without WhatsApp, Viber is already the primary channel.
    { name: 'viber', icon: 'chat', number: whatsapp && viber, hrefOf: viberHref },
  ] as const;
  const items = channels.flatMap(({ name, icon, number, hrefOf }) =>
    number === undefined ? [] : { name, icon, number, href: hrefOf(number) },
  );
  if (items.length === 0) return null;
  return (
    <ul className="mt-2">
      {items.map(({ name, icon, number, href }) => (
        <li key={name}>
          <a
            className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
            href={href}
          >
            <Icon name={icon} />
            {t(name)}: {number}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Final call to action: register. */
export function NursesCta() {
  const t = useTranslations('nurses.call');
  return (
    <ClosingCta id="call-to-action" text={t('text')} title={t('title')}>
      <ButtonLink external href={site.links.registration} icon="arrow-up-right" variant="accent">
        {t('button')}
      </ButtonLink>
    </ClosingCta>
  );
}
