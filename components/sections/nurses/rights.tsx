import { useTranslations } from 'next-intl';
import { useTextValues } from '@/components/sections/nurses/use-text-values';
import { complaintValues } from '@/components/sections/recognise-us/complaint-values';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { site } from '@/site.config';

const rights = ['end', 'others', 'profile', 'fee'] as const;

/** What a nurse may always do and nobody may ask of her, and where she complains. */
export function Rights() {
  const t = useTranslations('nurses.rights');
  return (
    <div className="mt-10 rounded-card border-2 border-action bg-paper tight:p-3 p-5 sm:p-6 lg:p-8">
      <h3 className="flex items-center gap-3 text-title" id="rechte">
        <Icon className="size-7 text-action" name="law" />
        {t('title')}
      </h3>
      <ul className="mt-4 space-y-3 gap-x-12 lg:columns-2 [&>li]:break-inside-avoid">
        {rights.map((id) => (
          <li className="flex gap-3" key={id}>
            <Icon className="mt-1 size-5 text-action" name="check" />
            {t(id)}
          </li>
        ))}
        <li className="flex gap-3">
          <Icon className="mt-1 size-5 text-action" name="check" />
          <Complaint />
        </li>
      </ul>
      {/* A question about what an employer asks, not a right: apart, without a check mark. */}
      <div className="mt-5 flex tight:gap-1.5 gap-3 border-edge border-t pt-2">
        <Icon className="mt-3 size-5 text-action" name="question" />
        <Fold label={t('clauses.question')} look="item">
          <p>{t('clauses.answer')}</p>
        </Fold>
      </div>
    </div>
  );
}

function Complaint() {
  const t = useTranslations('nurses.rights');
  const { offices } = useTextValues();
  const { complaints } = site.disclosures;
  if (complaints === undefined) return <p>{t.rich('complain', { offices })}</p>;
  return <p>{t.rich('complaints', { ...complaintValues(complaints), offices })}</p>;
}
