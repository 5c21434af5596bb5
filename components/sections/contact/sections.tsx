import { useMessages, useTranslations } from 'next-intl';
import ContactForm from '@/components/islands/contact/contact-form';
import { Island } from '@/components/islands/island';
import { CompanyDetailsCard, mailLink, replyDays, Team } from '@/components/sections/company';
import { NurseChannelLink, useOtherChannels } from '@/components/sections/contact/channels';
import { Share } from '@/components/sections/share';
import { Drawing, HeroImage, SectionHeading } from '@/components/sections/shared';
import { ButtonLink, linkTo } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import { messageHashName } from '@/lib/contact/message-hash';
import type { ContactFormTexts } from '@/lib/contact/texts';
import { useLocale } from '@/lib/i18n/locale';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { channelsOf, displayHost, furtherLanguageOption } from '@/lib/site/channels';
import { site } from '@/site.config';
import { minLengths } from '@/supabase/functions/_shared/contact-request';
import { contactEndpoint } from '@/supabase/functions/_shared/contact-response';

/** Hero section: title, drawing, and the card that links to the booking page. */
export function ContactHero() {
  const t = useTranslations('contact');
  const [first] = localeTable[useLocale()].audiences;
  return (
    <section aria-labelledby="hero-title" className="bg-background">
      <div className="content grid gap-x-16 gap-y-5 compact:pt-11 pt-17 large-text:pt-28 lg:grid-cols-2 xl:grid-cols-[2fr_3fr]">
        <div className="flex flex-col gap-y-5 compact:gap-y-2 lg:pb-12 low:lg:gap-y-4">
          <div className="@container">
            <h1 className="hero-title text-display" id="hero-title">
              {t('hero.title')}
            </h1>
          </div>
          <p className="max-w-measure text-lead text-text-soft">
            {t('hero.lead', { days: replyDays() })}
          </p>
          {first === 'nurses' && <NurseChannelLink />}
          <section
            aria-labelledby="appointment-title"
            className="flex flex-col rounded-card border border-edge bg-paper compact:p-4 p-5 sm:p-6"
            id="termin"
          >
            <Heading id="appointment-title" size="text-title" text={t('appointment.title')} />
            <p className="low:order-1 mt-3 compact:mt-0 low:mt-3 min-[24rem]:max-md:pt-1.5 text-text-soft">
              {t('appointment.text')}
            </p>
            <div className="mt-5 compact:mt-2 low:lg:mt-3 flex flex-col sm:flex-row">
              <ButtonLink external href={site.links.booking}>
                {t('appointment.button')}
              </ButtonLink>
            </div>
            <p className="low:order-1 mt-3 wrap-anywhere text-small text-text-soft">
              {t('appointment.note', { host: displayHost(site.links.booking) })}
            </p>
          </section>
          {first === 'employers' && <NurseChannelLink />}
        </div>
        <HeroImage className="self-end" page="contact" />
      </div>
    </section>
  );
}

/** The contact form; below or beside it who answers, and in which languages. */
export function ContactFormSection() {
  const locale = useLocale();
  const t = useTranslations('contact.form');
  const context = new URLSearchParams({ locale, page: hrefFor(locale, 'contact') });
  return (
    <Section background="deep" labelledBy="message-title">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr_auto]">
        <SectionHeading id="message-title" title={t('title')} />
        <Island
          className="rounded-card border border-edge bg-paper p-5 sm:p-8 lg:row-span-3 lg:p-10 print:hidden"
          hash={messageHashName}
          component={ContactForm}
          name="contact-form"
          props={{
            action: `${site.supabase?.url ?? ''}${contactEndpoint}?${context}`,
            backendKey: site.supabase?.anonKey,
            privacyHref: hrefFor(locale, 'privacy'),
            minLengths,
            channels: useOtherChannels(),
            texts: useContactFormTexts(),
          }}
          // Hydrates before it is visible, so that a draft is restored by then.
          trigger="visible"
        />
        <div className="max-w-measure">
          <p>{t('language', { further: furtherLanguageOption(site) })}</p>
          <p className="mt-4 text-text-soft">
            {t.rich('email', {
              email: site.email,
              address: linkTo(`mailto:${site.email}`, {
                className: 'text-link wrap-anywhere inline-block py-1 font-semibold',
                'data-nohyphen': '',
              }),
            })}
          </p>
          <Team audiences={['employers', 'nurses']} />
        </div>
        <div className="line-from-edge -mb-section max-lg:hidden print:hidden">
          <Drawing className="w-full" name="contact-letterbox" />
        </div>
      </div>
    </Section>
  );
}

/** The texts of the contact form. They suggest calling if all readers have a number. */
function useContactFormTexts(): ContactFormTexts {
  const t = useTranslations('contact.form');
  const { title: _title, language: _language, email: _email, ...form } = useMessages().contact.form;
  const { text, textWithoutPhone, ...failure } = form.failure;
  const { urgent, ...thanks } = form.thanks;
  const canCall = channelsOf(site).filter(({ kind }) => kind === 'phone').length === 2;
  return {
    ...form,
    close: useTranslations('common.toasts')('close'),
    purpose: t('purpose', { months: site.legal.retentionMonths }),
    thanks: {
      ...thanks,
      text: t('thanks.text', { days: replyDays() }),
      ...(canCall && { urgent }),
    },
    failure: { ...failure, text: canCall ? text : textWithoutPhone },
  };
}

/** How to recognise impostors. */
export function ContactRecognise() {
  const locale = useLocale();
  const t = useTranslations('contact.recognise');
  const channel = useTranslations('contact.channels');
  const values = {
    days: replyDays(),
    email: site.email,
    mail: mailLink,
    offices: linkTo(hrefFor(locale, 'nurses', 'stellen')),
  };
  return (
    <Section background="warm" labelledBy="recognise-title">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="max-w-measure">
          <Drawing
            className="float-right large-text:float-none ml-4 w-24 lg:w-40"
            name="contact-fraud"
          />
          <p className="mb-2 font-semibold text-action">{channel('nurses.who')}</p>
          <SectionHeading id="recognise-title" lead={t('lead')} title={t('title')} />
          {(['money', 'sender', 'complaints'] as const).map((rule) => (
            <div className="mt-6" key={rule}>
              <h3 className="text-title">{t(`${rule}.title`)}</h3>
              <p className="mt-2 text-text-soft">{t.rich(`${rule}.text`, values)}</p>
            </div>
          ))}
          <Share hash="recognise-title" page="contact" text={t('title')} />
        </div>
        <CompanyDetailsCard title={t('ours')} />
      </div>
    </Section>
  );
}
