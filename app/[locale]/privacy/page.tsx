import { useTranslations } from 'next-intl';
import { PageFrame } from '@/components/layout/page-frame';
import { LegalHeader } from '@/components/sections/legal/header';
import { PrivacyText } from '@/components/sections/legal/privacy/text';
import { useLegalMarks } from '@/components/sections/legal/use-legal-marks';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = () => pageMetadata('privacy');

export default function PrivacyPage() {
  const t = useTranslations('privacy');
  return (
    <PageFrame page="privacy">
      <LegalHeader
        dated={t.rich('dated', useLegalMarks())}
        lead={t('hero.lead')}
        title={t('hero.title')}
      />
      <div className="bg-paper">
        <div className="content py-14 lg:py-24">
          <PrivacyText />
        </div>
      </div>
    </PageFrame>
  );
}
