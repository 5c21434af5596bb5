import { useTranslations } from 'next-intl';
import { Drawing, ExampleLabel } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';

const mainRows = ['training', 'experience', 'german', 'available'] as const;
const furtherRows = ['documents', 'decision', 'wish', 'academy'] as const;
const checks = ['we', 'you'] as const;

const columns = 'grid grid-cols-[6.5rem_1fr] gap-x-3 large-text:block sm:block';

/** A profile as employers read it on the first call, and who has checked what. */
export function SampleProfile() {
  const t = useTranslations('employers.process.profile');
  return (
    <div className="mt-10">
      <h3 className="text-subheading" id="beispielprofil">
        {t('title')}
      </h3>
      <div className="relative mt-6 border-2 border-text bg-paper text-small print:break-inside-avoid">
        <ExampleLabel />
        <div className="gap-x-8 p-4 sm:px-6 lg:flex lg:py-6">
          <div className="mb-2 flex shrink-0 items-center gap-4 lg:mb-0 lg:w-84 lg:items-start">
            <Drawing
              className="w-14 border-2 border-text lg:w-28 large-text:hidden"
              name="employers-profile"
            />
            <div className="leading-snug">
              <h4 className="font-bold text-body leading-snug">{t('heading')}</h4>
              <p className="text-text-soft">{t('lead')}</p>
            </div>
          </div>
          <div className="open-when-wide w-full">
            <Rows ids={mainRows} />
            <Disclosure isInline label={t('more')}>
              <Rows ids={furtherRows} />
            </Disclosure>
          </div>
        </div>
        <dl className="gap-x-8 border-text border-t-2 bg-tint px-4 py-2 sm:grid sm:grid-cols-2 sm:px-6">
          {checks.map((id) => (
            <div className="py-1 leading-snug" key={id}>
              <dt className="inline font-semibold">{t(`checks.${id}.label`)}</dt>{' '}
              <dd className="inline">{t(`checks.${id}.value`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

type RowsProps = { ids: typeof mainRows | typeof furtherRows };

function Rows({ ids }: RowsProps) {
  const t = useTranslations('employers.process.profile.rows');
  return (
    <dl className="gap-x-8 text-text sm:grid sm:grid-cols-2 lg:grid-cols-4" data-nohyphen="">
      {ids.map((id) => (
        <div className={`border-edge border-t py-1 sm:pt-1.5 lg:pb-4 ${columns}`} key={id}>
          <dt className="text-text-soft">{t(`${id}.label`)}</dt>
          <dd className="leading-snug">{t(`${id}.value`)}</dd>
        </div>
      ))}
    </dl>
  );
}
