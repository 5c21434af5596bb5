import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { mailLink } from '@/components/sections/company';
import {
  lawHref as law,
  type OfficialPage,
  officialHref,
  officialPages,
} from '@/components/sections/official-pages';
import { Disclosure } from '@/components/ui/disclosure';
import { linkTo, newTab } from '@/components/ui/links';
import { useLocale } from '@/lib/i18n/locale';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { displayHost } from '@/lib/site/channels';
import { termsHref } from '@/lib/terms/documents';

/** Sources of the page's statements on law, pay and durations. */
const officialSources = {
  family: {
    german: 'https://www.make-it-in-germany.com/de/visum-aufenthalt/familiennachzug',
    others: 'https://www.make-it-in-germany.com/en/visa-residence/family-reunification',
  },
  childBenefit: law('estg/__66'),
  childcare: law('sgb_8/__24'),
  procedure: law('pflaprv/__43'),
  course: officialPages['§ 44 PflAPrV'],
  exam: officialPages['§ 45 PflAPrV'],
  visa: law('aufenthv/__31a'),
  residence: officialPages['§ 16d AufenthG'],
  exclusivity: law('sgb_3/__297'),
  repayment: law('bgb/__307'),
  jobEnd: law('aufenthg_2004/__82'),
  jobChange: officialPages['§ 4a AufenthG'],
  age: officialPages['§ 18 AufenthG'],
  wage: officialPages['§ 72 SGB XI'],
  tariff: 'https://oeffentlicher-dienst.info/',
  sarajevo: 'https://sarajewo.diplo.de/',
  belgrade: 'https://belgrad.diplo.de/',
  podgorica: 'https://podgorica.diplo.de/',
  skopje: 'https://skopje.diplo.de/',
  tirana: 'https://tirana.diplo.de/',
  pristina: 'https://pristina.diplo.de/',
} as const satisfies Record<string, OfficialPage>;

/** Official pages by the tags that link to them. */
const linkedPages: Readonly<Record<string, OfficialPage>> = {
  ...officialSources,
  benefit: officialSources.childBenefit,
  recognition: officialPages['Anerkennung in Deutschland'],
  // The state's free advice on recognition, before arrival.
  zsba: {
    german: 'https://www.arbeitsagentur.de/vor-ort/zav/working-living-in-germany/zsba',
    others:
      'https://www.arbeitsagentur.de/vor-ort/zav/working-living-in-germany/zsba/professional-recognition',
  },
  net: 'https://www.bmf-steuerrechner.de/',
};

type SourcesProps = {
  ids: readonly (keyof typeof officialSources)[];
  /** Default: their number and date. */
  label?: string;
  children?: ReactNode;
};

/** Sources and date of a section, with visible host names, under one label. */
export function Sources({ ids, label, children }: SourcesProps) {
  const locale = useLocale();
  const t = useTranslations('nurses.sources');
  return (
    <Disclosure isInline label={label ?? t('label', { count: ids.length })}>
      {children}
      <ul className="flex flex-wrap gap-x-6">
        {ids.map((id) => {
          const href = officialHref(officialSources[id], locale);
          return (
            <li key={id}>
              <a className="text-link inline-block py-2.75" href={href} {...newTab}>
                {t(id)} ({displayHost(href)})
              </a>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}

/**
 * Tags of the page's messages: `<de>`, `<bhs>` and `<sq>` for terms that pages in other languages
 * mark as foreign; the others for links.
 */
export function useTextValues() {
  const locale = useLocale();
  const official = Object.entries(linkedPages).map(
    ([tag, page]) => [tag, linkTo(officialHref(page, locale), newTab)] as const,
  );
  const foreign = (language: string) => (text: ReactNode) =>
    language === localeTable[locale].htmlLang ? text : <span lang={language}>{text}</span>;
  return {
    de: foreign('de'),
    bhs: foreign('bs'),
    sq: foreign('sq'),
    terms: linkTo(termsHref(locale, 'candidates')),
    academy: linkTo(hrefFor(locale, 'academy')),
    contact: linkTo(hrefFor(locale, 'contact', 'recognise-title')),
    documents: linkTo('#unterlagen'),
    offices: linkTo('#stellen'),
    costs: linkTo('#keine-kosten'),
    example: linkTo('#beispielstelle'),
    employers: linkTo(hrefFor(locale, 'employers', 'faq-partnership')),
    ...Object.fromEntries(official),
    mail: mailLink,
  };
}
