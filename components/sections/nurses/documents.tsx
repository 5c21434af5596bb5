import { useTranslations } from 'next-intl';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';

/** In two columns: lists of their own, so that an open entry leaves no gap in the other column. */
const columns = [
  ['hours', 'diploma', 'permit', 'work', 'language', 'passport'],
  ['birth', 'cv', 'record', 'health', 'offer'],
] as const;

/** Documents that nearly every authority requires, as a printable checklist. */
export function Documents() {
  const t = useTranslations('nurses.documents');
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <div>
        <h3 className="text-document" id="unterlagen">
          {t('title')}
        </h3>
        <p className="mt-3 max-w-measure text-text-soft">{t('lead')}</p>
        <p className="mt-4 flex gap-3 font-semibold">
          <Icon className="mt-1 size-5 text-accent" name="shield" />
          {t('copies')}
        </p>
      </div>
      <div className="grid gap-x-12 sm:grid-cols-2">
        {columns.map((documents) => (
          <ul key={documents[0]}>
            {documents.map((id) => (
              <li className="flex gap-3 border-edge border-b" key={id}>
                <span
                  aria-hidden="true"
                  className="mt-3.5 size-5 shrink-0 rounded-sm border-2 border-edge-strong"
                />
                <Fold
                  label={<span className="font-semibold">{t(`items.${id}.name`)}</span>}
                  look="item"
                >
                  <p className="text-small text-text-soft">{t(`items.${id}.note`)}</p>
                </Fold>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
