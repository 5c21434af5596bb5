import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { hrefFor } from '@/lib/routing/addresses';

/**
 * Tags in the page's messages: `<de>` for German terms, marked as German on pages in other
 * languages, `<terms>` and `<costs>` for links to the conditions of a claim.
 */
export function useTextTags() {
  const locale = useLocale();
  const link = (href: string, text: ReactNode) => (
    <a className="underline underline-offset-4 hover:decoration-2" href={href}>
      {text}
    </a>
  );
  return {
    de: (text: ReactNode) => (locale === 'de' ? text : <span lang="de">{text}</span>),
    terms: (text: ReactNode) => link(hrefFor(locale, 'terms'), text),
    costs: (text: ReactNode) => link(hrefFor(locale, 'nurses', 'wer-bezahlt-was'), text),
  };
}
