import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/links';
import { hrefFor } from '@/lib/routing/addresses';

/** The page's call at the end of a section. On narrow screens the bar has it. */
export function EmployersCall() {
  const locale = useLocale();
  const t = useTranslations('employers.hero');
  return (
    <div className="mt-8 max-md:hidden">
      <ButtonLink href={hrefFor(locale, 'contact', 'termin')} variant="accent">
        {t('contact')}
      </ButtonLink>
    </div>
  );
}
