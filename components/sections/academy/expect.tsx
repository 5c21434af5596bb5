import { useTranslations } from 'next-intl';
import { germanTerm } from '@/components/sections/academy/german-term';
import { SectionHeading } from '@/components/sections/section-heading';
import { LineStretch } from '@/components/ui/line-stretch';

/** Topics, in page order. */
export const academyTopics = [
  'training',
  'standards',
  'medication',
  'special',
  'videos',
  'language',
] as const;

/** What to expect: six stops on a winding route line. */
export function AcademyExpect() {
  const t = useTranslations('academy.expect');
  return (
    <section aria-labelledby="expect-title" className="overflow-x-clip bg-ground" id="was-erwartet">
      <div className="content py-16 lg:py-28">
        <SectionHeading id="expect-title" isWide lead={t('lead')} title={t('title')} />
        <ol className="road mt-10 lg:mt-16">
          {academyTopics.map((id, index) => (
            <li key={id}>
              {index === 0 && <LineStretch shape="in" />}
              <LineStretch shape={index % 2 === 0 ? 'right' : 'left'} />
              <LineStretch shape="down" />
              {index === academyTopics.length - 1 && <LineStretch shape="out" />}
              <div>
                <h3 className="text-title">{t(`items.${id}.title`)}</h3>
                <p className="mt-3 max-w-measure text-text-soft">
                  {t.rich(`items.${id}.text`, { de: germanTerm })}
                </p>
              </div>
              <div className="max-w-measure">
                <p className="text-balance font-bold text-saying-small tracking-tight" lang="de">
                  <q>{t(`items.${id}.german`)}</q>
                </p>
                <p className="mt-3 text-small text-text-soft">{t(`items.${id}.note`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
