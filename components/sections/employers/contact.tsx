import { useLocale, useTranslations } from 'next-intl';
import { WhoAnswers } from '@/components/sections/who-answers';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref } from '@/lib/site/channel-links';
import { site } from '@/site.config';

/**
 * Final call to action: a large telephone number, if there is one, and a link to the contact form.
 */
export function EmployersContact() {
  const locale = useLocale();
  const t = useTranslations('employers.contact');
  const phone = site.channels.employerPhone;
  return (
    <Section ground="deep" id="contact" labelledBy="contact-title">
      <div className="grid gap-x-16 gap-y-3 lg:grid-cols-2">
        <h2 className="text-heading" id="contact-title">
          {t('title')}
        </h2>
        <div>
          <p className="max-w-measure text-text-soft lg:text-lead">{t('text')}</p>
          <WhoAnswers readers={['employers']} />
        </div>
      </div>
      <div className="mt-8 flex flex-col items-start gap-6 border-text border-t-2 pt-6 lg:mt-12 lg:flex-row lg:items-end lg:justify-between">
        {phone !== undefined && (
          <p>
            <span className="flex items-center gap-2 font-semibold text-text-soft">
              <Icon name="phone" />
              {t('phone')}
            </span>
            <a
              className="mt-3 inline-block whitespace-nowrap font-extrabold text-[clamp(min(1.75rem,8.75vw),7.2vw,5.5rem)] text-action leading-[1.25] tracking-tight underline decoration-2 decoration-accent underline-offset-[0.14em] hover:text-action-strong hover:decoration-4"
              data-nohyphen=""
              href={phoneHref(phone)}
            >
              {phone}
            </a>
          </p>
        )}
        <ButtonLink href={hrefFor(locale, 'contact')} icon="arrow-right" look="accent">
          {t('button')}
        </ButtonLink>
      </div>
    </Section>
  );
}
