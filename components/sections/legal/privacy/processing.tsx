import { useTranslations } from 'next-intl';
import { OutgoingLinks } from '@/components/sections/legal/privacy/outgoing-links';
import { PurposesTable } from '@/components/sections/legal/privacy/purposes-table';
import { LegalSubsection } from '@/components/sections/legal/subsection';
import { useLegalMarks } from '@/components/sections/legal/use-legal-marks';

/** Data processed on the site. */
export function PrivacyProcessing() {
  const t = useTranslations('privacy.processing');
  const marks = useLegalMarks();
  return (
    <>
      <LegalSubsection title={t('access.title')}>
        <p>{t('access.data')}</p>
        <p>{t('access.use')}</p>
      </LegalSubsection>
      <LegalSubsection title={t('form.title')}>
        <p>{t('form.data')}</p>
        <p>{t('form.storage')}</p>
        <p>{t('form.health')}</p>
        <p>{t('form.duty')}</p>
      </LegalSubsection>
      <LegalSubsection title={t('mail.title')}>
        <p>{t('mail.text')}</p>
      </LegalSubsection>
      <LegalSubsection title={t('links.title')}>
        <OutgoingLinks />
      </LegalSubsection>
      <LegalSubsection title={t('placement.title')}>
        <p>{t.rich('placement.text', marks)}</p>
      </LegalSubsection>
      <LegalSubsection title={t('table.title')}>
        <PurposesTable />
      </LegalSubsection>
    </>
  );
}
