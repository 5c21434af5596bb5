import { useLocale, useTranslations } from 'next-intl';
import { type Law, laws } from '@/components/sections/employers/sources';
import { Faq } from '@/components/sections/faq';
import { ButtonLink } from '@/components/ui/button-link';
import { newTab } from '@/components/ui/new-tab';
import { hrefFor } from '@/lib/routing/addresses';

/** The questions, with the laws that their answers link to. */
const questions = [
  { id: 'duration' },
  { id: 'costs' },
  { id: 'departure' },
  { id: 'language' },
  { id: 'council', law: '§ 99 BetrVG' },
  { id: 'shifts', law: '§ 4 PflBG' },
  { id: 'fasttrack', law: '§ 81a AufenthG' },
] as const satisfies readonly { id: string; law?: Law }[];

/** Seven questions of nursing and HR managers, with a contact button. */
export function EmployersFaq() {
  const locale = useLocale();
  const t = useTranslations('employers.faq');
  const items = questions.map((item) => ({
    id: item.id,
    question: t(`items.${item.id}.question`),
    answer: (
      <p>
        {t.rich(`items.${item.id}.answer`, {
          terms: (text) => (
            <a className="text-link" href={hrefFor(locale, 'terms')}>
              {text}
            </a>
          ),
          de: (term) => <span lang="de">{term}</span>,
          law: (text) =>
            'law' in item ? (
              <a className="text-link" href={laws[item.law]} {...newTab}>
                {text}
              </a>
            ) : (
              text
            ),
        })}
      </p>
    ),
  }));
  return (
    <Faq
      aside={
        <>
          <p className="mb-5 text-text-soft">{t('lead')}</p>
          <ButtonLink href={hrefFor(locale, 'contact')} look="primary">
            {t('button')}
          </ButtonLink>
        </>
      }
      id="faq"
      items={items}
      title={t('title')}
    />
  );
}
