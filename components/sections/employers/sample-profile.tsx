import { useTranslations } from 'next-intl';
import { Drawing, ExampleLabel } from '@/components/sections/shared';

const rows = [
  'training',
  'experience',
  'german',
  'documents',
  'decision',
  'wish',
  'available',
  'academy',
] as const;
const checks = ['we', 'you'] as const;

const columns = 'grid grid-cols-[6.5rem_1fr] gap-x-3 large-text:block sm:block';

/** A profile as employers read it on the first call, and who has checked what. */
export function SampleProfile() {
  const t = useTranslations('employers.process.profile');
  return (
    <div className="content mt-2 lg:mt-10">
      <div className="grid gap-x-16 gap-y-1 lg:grid-cols-[2fr_3fr]">
        <h3 className="text-subheading" id="beispielprofil">
          {t('title')}
        </h3>
        <p className="max-w-measure text-text-soft max-sm:text-small lg:text-lead">{t('lead')}</p>
      </div>
      <div className="relative mt-4 border-2 border-text bg-paper text-small print:break-inside-avoid">
        <ExampleLabel />
        <div className="gap-x-8 p-4 sm:px-6 lg:flex">
          <div className="mb-2 flex shrink-0 items-center gap-4 lg:block lg:w-40">
            <Drawing
              className="w-14 border-2 border-text lg:w-28 large-text:hidden"
              name="employers-profile"
            />
            <h4 className="font-bold text-body leading-snug lg:mt-1">{t('heading')}</h4>
          </div>
          <dl className="w-full gap-x-8 sm:grid sm:grid-cols-2 lg:grid-cols-4" data-nohyphen="">
            {rows.map((id) => (
              <div className={`border-edge border-t py-1 sm:py-1.5 ${columns}`} key={id}>
                <dt className="text-text-soft">{t(`rows.${id}.label`)}</dt>
                <dd className="font-semibold leading-snug">{t(`rows.${id}.value`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <dl className="gap-x-8 border-text border-t-2 bg-tint px-4 py-2 sm:grid sm:grid-cols-2 sm:px-6">
          {checks.map((id) => (
            <div className="py-1 leading-snug" key={id}>
              <dt className="inline font-bold">{t(`checks.${id}.label`)}</dt>{' '}
              <dd className="inline">{t(`checks.${id}.value`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
