import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LegalHeader } from '@/components/sections/legal/header';
import { useLegalMarks } from '@/components/sections/legal/use-legal-marks';

type Props = { page: 'imprint' | 'privacy'; children: ReactNode };

/** A legal page with a single text: title, date, body. */
export function LegalText({ page, children }: Props) {
  const t = useTranslations(page);
  return (
    <>
      <LegalHeader
        dated={t.rich('dated', useLegalMarks())}
        lead={t('hero.lead')}
        title={t('hero.title')}
      />
      <div className="bg-paper">
        <div className="content py-14 lg:py-24">{children}</div>
      </div>
    </>
  );
}
