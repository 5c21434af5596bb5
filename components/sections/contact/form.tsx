import { useLocale, useMessages, useTranslations } from 'next-intl';
import ContactForm from '@/components/islands/contact/contact-form';
import { Island } from '@/components/islands/island';
import { replyDays, Team } from '@/components/sections/company';
import { useOtherChannels } from '@/components/sections/contact/channels';
import { Drawing, SectionHeading } from '@/components/sections/shared';
import { linkTo } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { messageHashName } from '@/lib/contact/message-hash';
import type { ContactFormTexts } from '@/lib/contact/texts';
import { hrefFor } from '@/lib/routing/addresses';
import { channelsOf, furtherLanguageOption } from '@/lib/site/channels';
import { site } from '@/site.config';
import { minLengths } from '@/supabase/functions/_shared/contact-request';
import { contactEndpoint } from '@/supabase/functions/_shared/contact-response';

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
    purpose: t('purpose', { months: site.legal.retentionMonths }),
    thanks: {
      ...thanks,
      text: t('thanks.text', { days: replyDays() }),
      ...(canCall && { urgent }),
    },
    failure: { ...failure, text: canCall ? text : textWithoutPhone },
  };
}
