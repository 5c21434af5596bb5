import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  lawPage as law,
  type OfficialPage,
  officialHref,
} from '@/components/sections/official-page';
import { Disclosure } from '@/components/ui/disclosure';
import { newTab } from '@/components/ui/links';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { hostOf } from '@/lib/site/host-of';
import { candidatesTermsHref } from '@/lib/terms/documents';

/** Sources of the page's statements on law, pay and durations. */
const officialSources = {
  recognition: {
    german: 'https://www.anerkennung-in-deutschland.de/html/de/index.php',
    others: 'https://www.anerkennung-in-deutschland.de/html/en/index.php',
  },
  visa: {
    german: 'https://www.make-it-in-germany.com/de/visum-aufenthalt',
    others: 'https://www.make-it-in-germany.com/en/visa-residence/types/recognition',
  },
  family: {
    german: 'https://www.make-it-in-germany.com/de/visum-aufenthalt/familiennachzug',
    others: 'https://www.make-it-in-germany.com/en/visa-residence/family-reunification',
  },
  procedure: law('pflaprv/__43.html'),
  course: law('pflaprv/__44.html'),
  exam: law('pflaprv/__45.html'),
  fastTrack: law('aufenthg_2004/__81a.html'),
  residence: law('aufenthg_2004/__16d.html'),
  placement: law('sgb_3/__296.html'),
  exclusivity: law('sgb_3/__297.html'),
  wage: law('pflegearbbv_7/'),
  tariff: { german: 'https://oeffentlicher-dienst.info/' },
  sarajevo: { german: 'https://sarajewo.diplo.de/' },
  belgrade: { german: 'https://belgrad.diplo.de/' },
  podgorica: { german: 'https://podgorica.diplo.de/' },
  skopje: { german: 'https://skopje.diplo.de/' },
  tirana: { german: 'https://tirana.diplo.de/' },
  pristina: { german: 'https://pristina.diplo.de/' },
  advice: { german: 'https://www.faire-integration.de/' },
} as const satisfies Record<string, OfficialPage>;

type OfficialSource = keyof typeof officialSources;

/** The address of a source, in the version for the page's language. */
function sourceHref(id: OfficialSource, locale: Locale): string {
  return officialHref(officialSources[id], locale);
}

/** Sources and date of a section, with visible host names: several open under one label. */
export function Sources({ ids }: { ids: readonly OfficialSource[] }) {
  const t = useTranslations('nurses.sources');
  const label = t('label', { count: ids.length });
  const [only] = ids;
  if (only !== undefined && ids.length === 1) {
    return (
      <p className="text-small text-text-soft">
        {label}: <SourceLink id={only} />
      </p>
    );
  }
  return (
    <Disclosure label={label} variant="quiet">
      <ul className="flex flex-wrap gap-x-6">
        {ids.map((id) => (
          <li key={id}>
            <SourceLink id={id} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function SourceLink({ id }: { id: OfficialSource }) {
  const locale = useLocale();
  const t = useTranslations('nurses.sources');
  const href = sourceHref(id, locale);
  return (
    <a className="text-link inline-block py-2.75" href={href} {...newTab}>
      {t(id)} ({hostOf(href)})
    </a>
  );
}

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
