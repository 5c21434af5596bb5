import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { hrefFor } from '@/lib/routing/addresses';

/**
 * What the tags inside the page's texts become: `<de>` a German term, named as German where the
 * page is in another language; the others links to what a claim depends on.
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
    rights: (text: ReactNode) => link(hrefFor(locale, 'nurses', 'rechte'), text),
    offices: (text: ReactNode) => link(hrefFor(locale, 'nurses', 'erkennen'), text),
    costs: (text: ReactNode) => link(hrefFor(locale, 'nurses', 'wer-bezahlt-was'), text),
  };
}
