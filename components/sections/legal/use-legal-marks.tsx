import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { candidatesTermsHref } from '@/lib/terms/candidates-href';
import { site } from '@/site.config';

/** Values of the tags and arguments in the messages of the legal pages. */
export function useLegalMarks() {
  const locale = useLocale();
  const { revised } = site.legal;
  const month = new Intl.DateTimeFormat(localeTable[locale].intl, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    email: site.email,
    mail: (children: ReactNode) => (
      <a className="text-link" data-nohyphen="" href={`mailto:${site.email}`}>
        {children}
      </a>
    ),
    strong: (children: ReactNode) => <strong>{children}</strong>,
    terms: (children: ReactNode) => (
      <a className="text-link" href={hrefFor(locale, 'terms')}>
        {children}
      </a>
    ),
    candidatesTerms: (children: ReactNode) => (
      <a className="text-link" href={candidatesTermsHref(locale)}>
        {children}
      </a>
    ),
    revised: month.format(new Date(revised)),
    time: (children: ReactNode) => <time dateTime={revised}>{children}</time>,
  };
}
