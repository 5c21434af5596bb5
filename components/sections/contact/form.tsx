import { useLocale, useTranslations } from 'next-intl';
import { contactForm } from '@/components/islands/contact/islands';
import { Island } from '@/components/islands/island';
import { useOtherChannels } from '@/components/sections/contact/channels';
import { SectionHeading, WhoAnswers } from '@/components/sections/shared';
import { Section } from '@/components/ui/section';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { messageHashName } from '@/lib/contact/message-hash';
import { minLengths } from '@/lib/contact/schema';
import type { ContactFormTexts } from '@/lib/contact/texts';
import { hrefFor } from '@/lib/routing/addresses';
import { furtherChoice, hasPhone } from '@/lib/site/channels';
import { site } from '@/site.config';

/** The contact form with its introduction: who answers, in which language, and what not to send. */
export function ContactFormSection() {
  const locale = useLocale();
  const t = useTranslations('contact.form');
  return (
    <Section background="deep" labelledBy="message-title">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="message-title" lead={t('lead')} title={t('title')} />
          <p className="mt-6 max-w-measure">{t('language', { further: furtherChoice(site) })}</p>
          <p className="mt-4 max-w-measure text-text-soft">
            {t.rich('email', {
              email: site.email,
              address: (email) => (
                <a
                  className="text-link inline-block py-1 font-semibold"
                  data-nohyphen=""
                  href={`mailto:${site.email}`}
                >
                  {email}
                </a>
              ),
            })}
          </p>
          <WhoAnswers readers={['employers', 'nurses']} />
        </div>
        <Island
          className="rounded-card border border-edge bg-paper p-5 sm:p-8 lg:p-10 print:hidden"
          hash={messageHashName}
          of={contactForm}
          props={{
            id: 'contact-form',
            action: `${site.supabase?.url ?? ''}${contactEndpoint}?locale=${locale}`,
            locale,
            backend: site.supabase,
            privacyHref: hrefFor(locale, 'privacy'),
            minLengths,
            channels: useOtherChannels(),
            texts: useContactFormTexts(),
          }}
          // Hydrates before it is visible, so that a draft is restored by then.
          trigger="visible"
        />
      </div>
    </Section>
  );
}

/**
 * The texts of the contact form in the page's language, as plain strings. Without a telephone
 * number no text suggests calling.
 */
function useContactFormTexts(): ContactFormTexts {
  const t = useTranslations('contact.form');
  const isPhoneKnown = hasPhone(site);
  return {
    required: t('required'),
    labels: {
      name: t('fields.name'),
      email: t('fields.email'),
      phone: t('fields.phone'),
      company: t('fields.company'),
      message: t('fields.message'),
      request_callback: t('fields.callback'),
    },
    messageHint: t('fields.messageHint'),
    website: t('fields.website'),
    health: t('health'),
    purpose: t('purpose', { months: site.legal.retentionMonths }),
    privacy: t('privacy'),
    submit: t('submit'),
    sending: t('sending'),
    errors: {
      word: t('errors.word'),
      title: t('errors.title'),
      fields: {
        name: { tooShort: t('errors.name.tooShort') },
        email: { notAnAddress: t('errors.email.notAnAddress') },
        message: { tooShort: t('errors.message.tooShort') },
      },
      any: { unreadable: t('errors.unreadable'), type: t('errors.type') },
      readable: t('errors.readable'),
    },
    thanks: {
      title: t('thanks.title'),
      text: t('thanks.text', { days: site.disclosures.replyWorkingDays ?? 0 }),
      ...(isPhoneKnown && { urgent: t('thanks.urgent') }),
      toast: t('thanks.toast'),
      reference: t('thanks.reference'),
    },
    failure: {
      title: t('failure.title'),
      text: t(isPhoneKnown ? 'failure.text' : 'failure.textWithoutPhone'),
      back: t('failure.back'),
      offline: t('failure.offline'),
      notSent: t('failure.notSent'),
      unsure: t('failure.unsure'),
      again: t('failure.again'),
      kept: t('failure.kept'),
      ways: t('failure.ways'),
      unknown: t('failure.unknown'),
      refusals: {
        malformed: t('refusals.malformed'),
        forbidden: t('refusals.forbidden'),
        method: t('refusals.method'),
        tooLarge: t('refusals.tooLarge'),
        contentType: t('refusals.contentType'),
        invalid: t('refusals.invalid'),
        // The form replaces placeholders at run time.
        tooMany: t('refusals.tooMany', { minutes: '{minutes}' }),
        unavailable: t('refusals.unavailable'),
      },
    },
  };
}
