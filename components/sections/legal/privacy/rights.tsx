import { useTranslations } from 'next-intl';
import { LegalSubsection } from '@/components/sections/legal/subsection';
import { useLegalMarks } from '@/components/sections/legal/use-legal-marks';
import { newTab } from '@/components/ui/new-tab';

const requests = ['access', 'rectification', 'erasure', 'restriction', 'portability'] as const;

/** Data subjects' rights, and the supervisory authority. */
export function PrivacyRights() {
  const t = useTranslations('privacy.rights');
  const marks = useLegalMarks();
  const authority = t('complaint.url');
  return (
    <>
      <p>{t('intro')}</p>
      <ul>
        {requests.map((request) => (
          <li key={request}>{t.rich(request, marks)}</li>
        ))}
      </ul>
      <p>{t.rich('withdrawal', marks)}</p>
      <p>{t.rich('how', marks)}</p>
      <div className="max-w-[38rem] rounded-card bg-tint px-6 pt-2 pb-5">
        <LegalSubsection title={t('objection.title')}>
          <p>{t('objection.text')}</p>
        </LegalSubsection>
      </div>
      <LegalSubsection title={t('complaint.title')}>
        <p>{t('complaint.text')}</p>
        <p>
          <span lang="de">{t('complaint.german')}</span>
          <br />
          <a className="text-link inline-block py-1" data-nohyphen="" href={authority} {...newTab}>
            {new URL(authority).host}
          </a>
        </p>
      </LegalSubsection>
    </>
  );
}
