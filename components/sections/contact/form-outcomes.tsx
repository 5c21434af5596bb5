import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { phoneHref } from '@/lib/site/channel-links';
import { site } from '@/site.config';

/** Telephone and e-mail, for whoever does not want to rely on the form. */
function OtherWays() {
  const numbers = [...new Set([site.channels.employerPhone, site.channels.nursePhone])];
  const link = 'text-link inline-flex min-h-11 items-center font-semibold';
  return (
    <ul className="mt-1 flex flex-wrap gap-x-6">
      {numbers.map(
        (number) =>
          number !== undefined && (
            <li key={number}>
              <a className={link} href={phoneHref(number)}>
                {number}
              </a>
            </li>
          ),
      )}
      <li>
        <a className={link} data-nohyphen="" href={`mailto:${site.email}`}>
          {site.email}
        </a>
      </li>
    </ul>
  );
}

/**
 * What the form's answer is without scripts: the function leads back to `#danke` or `#fehler`,
 * and the element with that id shows. The ids are the same in every language.
 */
export function FormOutcomes() {
  const t = useTranslations('contact.form');
  const look = 'hidden rounded-card border-2 p-5 sm:p-6 target:mb-8 target:block';
  return (
    <>
      <div className={`${look} border-action bg-tint`} id="danke" role="status" tabIndex={-1}>
        <p className="flex items-center gap-3 font-bold text-title">
          <span className="mark flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-text bg-highlight">
            <Icon name="check" />
          </span>
          {t('thanks.title')}
        </p>
        <p className="mt-3">{t('thanks.text')}</p>
        <OtherWays />
      </div>
      <div className={`${look} border-accent bg-ground`} id="fehler" role="alert" tabIndex={-1}>
        <p className="font-bold text-title">{t('failure.title')}</p>
        <p className="mt-3">{t('failure.text')}</p>
        <p className="mt-3 font-semibold">{t('failure.ways')}</p>
        <OtherWays />
      </div>
    </>
  );
}
