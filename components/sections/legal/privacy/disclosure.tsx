import { useTranslations } from 'next-intl';
import { useLegalMarks } from '@/components/sections/legal/use-legal-marks';

const recipients = ['hosting', 'database', 'mail', 'authorities'] as const;

/** Recipients of data, and their countries. */
export function PrivacyDisclosure() {
  const t = useTranslations('privacy.disclosure');
  const marks = useLegalMarks();
  return (
    <>
      <p>{t('intro')}</p>
      <ul>
        {recipients.map((recipient) => (
          <li key={recipient}>{t.rich(recipient, marks)}</li>
        ))}
      </ul>
      <p>{t('thirdCountries')}</p>
      <p>{t('employers')}</p>
    </>
  );
}
