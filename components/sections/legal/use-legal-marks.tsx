import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';

/** When the imprint, the privacy policy and the overview of the terms were last revised. */
const revised = '2025-01';

/** What the tags and names in the texts of the legal pages stand for. */
export function useLegalMarks() {
  const locale = useLocale();
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
    time: (children: ReactNode) => <time dateTime={revised}>{children}</time>,
  };
}
