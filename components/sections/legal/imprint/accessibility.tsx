import { useTranslations } from 'next-intl';
import { LegalSubsection } from '@/components/sections/legal/subsection';
import { useLegalMarks } from '@/components/sections/legal/use-legal-marks';

const limits = ['terms', 'formats', 'others'] as const;

/** Accessibility statement: conformance, known barriers, contact. */
export function AccessibilityStatement() {
  const t = useTranslations('imprint.accessibility');
  const marks = useLegalMarks();
  return (
    <>
      <p>{t('aim')}</p>
      <p>{t('checked')}</p>
      <LegalSubsection title={t('limits.title')}>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{t.rich(`limits.${limit}`, marks)}</li>
          ))}
        </ul>
      </LegalSubsection>
      <LegalSubsection title={t('contact.title')}>
        <p>{t.rich('contact.text', marks)}</p>
      </LegalSubsection>
    </>
  );
}
