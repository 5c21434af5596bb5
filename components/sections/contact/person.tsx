import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { pictureOf } from '@/lib/pictures/picture-of';

/** The promise of one person for every reader, with a drawn portrait that shows no real person. */
export function ContactPerson() {
  const t = useTranslations('contact.form.person');
  const portrait = pictureOf('person-face');
  return (
    <div className="mt-8 flex items-center gap-4">
      {portrait !== undefined && (
        <Picture
          {...portrait}
          alt=""
          className="size-28 shrink-0 rounded-full border-2 border-text bg-tint object-cover"
        />
      )}
      <p className="max-w-measure text-small">
        <strong>{t('title')}</strong> {t('text')}
      </p>
    </div>
  );
}
