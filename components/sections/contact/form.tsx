import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/islands/island';
import { contactForm } from '@/components/islands/registry';
import { useOtherChannels } from '@/components/sections/contact/other-channels';
import { useContactFormTexts } from '@/components/sections/contact/use-contact-form-texts';
import { SectionHeading } from '@/components/sections/section-heading';
import { WhoAnswers } from '@/components/sections/who-answers';
import { Section } from '@/components/ui/section';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { messageHashName } from '@/lib/contact/message-hash';
import { minLengths } from '@/lib/contact/schema';
import { hrefFor } from '@/lib/routing/addresses';
import { furtherChoice } from '@/lib/site/further-languages';
import { site } from '@/site.config';

/** The contact form with its introduction: who answers, in which language, and what not to send. */
export function ContactFormSection() {
  const locale = useLocale();
  const t = useTranslations('contact.form');
  return (
    <Section ground="deep" labelledBy="message-title">
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
            ways: useOtherChannels(),
            texts: useContactFormTexts(),
          }}
          // Hydrates before it is visible, so that a draft is restored by then.
          trigger="visible"
        />
      </div>
    </Section>
  );
}
