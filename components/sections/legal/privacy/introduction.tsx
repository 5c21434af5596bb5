import { useTranslations } from 'next-intl';
import { CompanyAddress } from '@/components/sections/legal/company-address';
import { MailLink, PhoneLink } from '@/components/sections/legal/contact-links';
import { site } from '@/site.config';

/** The controller, and a summary of the policy. */
export function PrivacyIntroduction() {
  const t = useTranslations('privacy.introduction');
  const phone = site.channels.employerPhone ?? site.channels.nursePhone;
  return (
    <>
      <p>{t('controller')}</p>
      <div className="max-w-[38rem] rounded-card border border-edge bg-ground px-6 py-5 [overflow-wrap:anywhere]">
        <CompanyAddress name={site.company.name} />
        <p className="mt-3">
          {t('email')} <MailLink />
          {phone !== undefined && (
            <>
              <br />
              {t('phone')} <PhoneLink number={phone} />
            </>
          )}
        </p>
      </div>
      <p>{t('short')}</p>
    </>
  );
}
