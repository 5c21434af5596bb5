import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { WayStretch } from '@/components/ui/way-stretch';
import { site } from '@/site.config';

/** The call to register: the way runs across the page to the button. */
export function NursesCall() {
  const t = useTranslations('nurses.call');
  return (
    <section
      aria-labelledby="call-to-action-title"
      className="overflow-clip bg-ground-deep py-16 lg:py-28"
      id="call-to-action"
    >
      <div className="content">
        <h2 className="max-w-[14ch] text-display" id="call-to-action-title">
          {t('title')}
        </h2>
        <p className="mt-6 max-w-measure text-lead text-text-soft">{t('text')}</p>
      </div>
      <div className="way-to-button content mt-10">
        <WayStretch shape="wave" />
        <ButtonLink external href={site.links.registration} icon="arrow-up-right" look="accent">
          {t('button')}
        </ButtonLink>
      </div>
    </section>
  );
}
