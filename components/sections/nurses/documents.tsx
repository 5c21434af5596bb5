import { useTranslations } from 'next-intl';
import { Sources } from '@/components/sections/nurses/sources';
import { Icon } from '@/components/ui/icon';

const documents = [
  'hours',
  'diploma',
  'permit',
  'work',
  'language',
  'passport',
  'birth',
  'cv',
  'record',
  'health',
  'offer',
] as const;

/** Documents that nearly every authority requires, as a printable checklist. */
export function Documents() {
  const t = useTranslations('nurses.documents');
  return (
    <div className="bg-paper">
      <div className="content grid gap-10 py-16 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-28">
        <div>
          <h3 className="text-heading" id="unterlagen">
            {t('title')}
          </h3>
          <p className="mt-4 max-w-measure text-text-soft">{t('lead')}</p>
          <p className="mt-6 flex gap-3 font-semibold">
            <Icon className="mt-1 size-5 text-accent" name="shield" />
            {t('copies')}
          </p>
        </div>
        <div>
          <ul className="gap-x-12 sm:columns-2">
            {documents.map((id) => (
              <li className="flex break-inside-avoid gap-3 pb-5" key={id}>
                <span
                  aria-hidden="true"
                  className="mt-1 size-5 shrink-0 rounded-sm border-2 border-edge-strong"
                />
                <div>
                  <p className="font-semibold">{t(`items.${id}.name`)}</p>
                  <p className="text-small text-text-soft">{t(`items.${id}.note`)}</p>
                </div>
              </li>
            ))}
          </ul>
          <Sources
            ids={[
              'recognition',
              'sarajevo',
              'belgrade',
              'podgorica',
              'skopje',
              'tirana',
              'pristina',
            ]}
          />
        </div>
      </div>
    </div>
  );
}
