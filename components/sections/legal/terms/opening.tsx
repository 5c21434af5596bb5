import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LegalHeader } from '@/components/sections/legal/header';
import { useLegalMarks } from '@/components/sections/legal/use-legal-marks';

/** Title and introduction of the terms page. */
export function TermsOpening({ children }: { children?: ReactNode }) {
  const t = useTranslations('terms');
  return (
    <LegalHeader
      dated={t.rich('dated', useLegalMarks())}
      lead={t('hero.lead')}
      title={t('hero.title')}
    >
      {children}
    </LegalHeader>
  );
}
