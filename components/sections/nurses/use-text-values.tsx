import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { hrefFor } from '@/lib/routing/addresses';
import { candidatesTermsHref } from '@/lib/terms/candidates-href';

/**
 * Tags of the page's messages: `<de>` for German terms, marked as German on pages in other
 * languages; `<terms>`, `<costs>` and others for links to the conditions of a claim.
 */
export function useTextValues() {
  const locale = useLocale();
  const link = (href: string, text: ReactNode) => (
    <a className="underline underline-offset-4 hover:decoration-2" href={href}>
      {text}
    </a>
  );
  return {
    de: (text: ReactNode) => (locale === 'de' ? text : <span lang="de">{text}</span>),
    terms: (text: ReactNode) => link(candidatesTermsHref(locale), text),
    rights: (text: ReactNode) => link(hrefFor(locale, 'nurses', 'rechte'), text),
    offices: (text: ReactNode) => link(hrefFor(locale, 'nurses', 'stellen'), text),
    costs: (text: ReactNode) => link(hrefFor(locale, 'nurses', 'wer-bezahlt-was'), text),
  };
}
