import { useTranslations } from 'next-intl';
import type { ContactFormTexts } from '@/lib/contact/texts';
import { hasPhone } from '@/lib/site/channels';
import { site } from '@/site.config';

/**
 * The texts of the contact form in the page's language, as plain strings. Without a telephone
 * number no text suggests calling.
 */
export function useContactFormTexts(): ContactFormTexts {
  const t = useTranslations('contact.form');
  const canCall = hasPhone(site);
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
      ...(canCall && { urgent: t('thanks.urgent') }),
      toast: t('thanks.toast'),
      reference: t('thanks.reference'),
    },
    failure: {
      title: t('failure.title'),
      text: t(canCall ? 'failure.text' : 'failure.textWithoutPhone'),
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
