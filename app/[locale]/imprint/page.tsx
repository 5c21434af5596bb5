import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { LegalHeader } from '@/components/sections/legal/header';
import { ImprintText } from '@/components/sections/legal/imprint/text';
import { useLegalMarks } from '@/components/sections/legal/use-legal-marks';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('imprint');

export default function ImprintPage() {
  const t = useTranslations('imprint');
  return (
    <PageFrame page="imprint">
      <LegalHeader
        dated={t.rich('dated', useLegalMarks())}
        lead={t('hero.lead')}
        title={t('hero.title')}
      />
      <div className="bg-paper">
        <div className="content py-14 lg:py-24">
          <ImprintText />
        </div>
      </div>
    </PageFrame>
  );
}
