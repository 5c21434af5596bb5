import { newTab } from '@/components/ui/links';
import { useLocale } from '@/lib/i18n/locale';
import { defaultLocale, type Locale } from '@/lib/locales';

/** A page of an authority: one for all, or a German one and one in a more common language. */
export type OfficialPage = string | { german: string; others: string };

/** The address of an official page, in the version for the page's language. */
export function officialHref(page: OfficialPage, locale: Locale): string {
  if (typeof page === 'string') return page;
  return locale === defaultLocale ? page.german : page.others;
}

/** The address of a section of a German law, by its path on gesetze-im-internet.de. */
export const lawHref = (path: string) => `https://www.gesetze-im-internet.de/${path}.html`;

/** Official pages by the names that links to them show, such as the citation of a law. */
export const officialPages = {
  '§ 4 PflBG': lawHref('pflbg/__4'),
  '§ 4a AufenthG': lawHref('aufenthg_2004/__4a'),
  '§ 16d AufenthG': lawHref('aufenthg_2004/__16d'),
  '§ 18 AufenthG': lawHref('aufenthg_2004/__18'),
  '§ 45c AufenthG': lawHref('aufenthg_2004/__45c'),
  '§ 39 AufenthG': lawHref('aufenthg_2004/__39'),
  '§ 1 AÜG': lawHref('a_g/__1'),
  '§ 99 BetrVG': lawHref('betrvg/__99'),
  '§ 44 PflAPrV': lawHref('pflaprv/__44'),
  '§ 45 PflAPrV': lawHref('pflaprv/__45'),
  '§ 38 BeschV': lawHref('beschv_2013/__38'),
  '§ 20 IfSG': lawHref('ifsg/__20'),
  '§ 4 ArbMedVV': lawHref('arbmedvv/__4'),
  '§ 15 UStG': lawHref('ustg_1980/__15'),
  '§ 72 SGB XI': lawHref('sgb_11/__72'),
  '§ 2 PpUGV': lawHref('ppugv_2021/__2'),
  // The Federal Government's portal on recognition.
  'Anerkennung in Deutschland': 'https://www.anerkennung-in-deutschland.de/',
  // Federally funded guide for employers who recruit nurses from abroad.
  'DKF-Werkzeugkoffer': 'https://dkf-kda.de/werkzeugkoffer-wi/vorbereitung-nach-anwerbung/',
  // The fast-track procedure.
  'Make it in Germany': {
    german:
      'https://www.make-it-in-germany.com/de/service/glossar/glossar-detail/glossar/do/show/beschleunigtes-fachkraefteverfahren',
    others:
      'https://www.make-it-in-germany.com/en/service/glossary/glossary-fast-track-procedure-for-skilled-workers',
  },
} as const satisfies Record<string, OfficialPage>;

export type OfficialName = keyof typeof officialPages;

/** Links to German sources, opening in new tabs. Their names have no line breaks. */
export function SourceLinks({ names }: { names: readonly OfficialName[] }) {
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap gap-x-4 text-caption">
      {names.map((name) => (
        <li key={name}>
          <a
            className="text-link inline-flex min-h-11 items-center whitespace-nowrap py-1"
            data-nohyphen=""
            href={officialHref(officialPages[name], locale)}
            lang="de"
            {...newTab}
          >
            {name.replaceAll(' ', '\u00A0')}
          </a>
        </li>
      ))}
    </ul>
  );
}
