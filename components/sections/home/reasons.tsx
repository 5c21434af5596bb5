import { useTranslations } from 'next-intl';
import { SectionHeading } from '@/components/sections/section-heading';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { pictureOf } from '@/lib/pictures/picture-of';

const reasons = [
  { id: 'personal', icon: 'person' },
  { id: 'team', icon: 'team' },
  { id: 'success', icon: 'badge' },
  { id: 'preparation', icon: 'graduation' },
  { id: 'speed', icon: 'clock' },
  { id: 'law', icon: 'law' },
] as const;

/** Six reasons to choose the company, with a drawn portrait of the person that the first promises. */
export function HomeReasons() {
  const t = useTranslations('home.reasons');
  const portrait = pictureOf('person');
  return (
    <Section ground="tint" labelledBy="reasons-title">
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="reasons-title" lead={t('lead')} title={t('title')} />
          {portrait !== undefined && (
            <Picture
              {...portrait}
              alt=""
              className="mt-2 w-60 border-text border-b-2 max-lg:hidden print:hidden"
            />
          )}
        </div>
        <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:gap-y-12">
          {reasons.map(({ id, icon }) => (
            <li className="border-action border-t-2 pt-5" key={id}>
              <h3 className="flex items-start gap-3 text-title">
                <Icon className="size-7 text-action" name={icon} />
                {t(`${id}.title`)}
              </h3>
              <p className="mt-3 text-text-soft">{t(`${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
