import { useLocale, useTranslations } from 'next-intl';
import { Faq } from '@/components/sections/faq';
import { hrefFor } from '@/lib/routing/addresses';
import { candidatesTermsHref } from '@/lib/terms/candidates-href';
import { site } from '@/site.config';

const questions = ['services', 'duration', 'costs', 'qualifications', 'academy', 'areas'] as const;

/** Six questions of both audiences. */
export function HomeFaq() {
  const locale = useLocale();
  const t = useTranslations('home.faq');
  return (
    <Faq
      aside={
        <p className="text-text-soft">
          {t('lead')}
          <br />
          <a className="text-link" href={hrefFor(locale, 'contact')}>
            {t('contact')}
          </a>
        </p>
      }
      items={questions.map((id) => ({
        id,
        question: t(`items.${id}.question`, { brand: site.company.shortName }),
        answer: (
          <p>
            {t.rich(`items.${id}.answer`, {
              de: (term) => <span lang="de">{term}</span>,
              terms: (text) => (
                <a className="text-link" href={candidatesTermsHref(locale)}>
                  {text}
                </a>
              ),
            })}
          </p>
        ),
      }))}
      title={t('title')}
    />
  );
}
