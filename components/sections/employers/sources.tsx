import { lawPage, type OfficialPage } from '@/components/sections/official-page';
import { newTab } from '@/components/ui/links';

const law = (path: string) => lawPage(`${path}.html`).german;

/** The official page on the fast-track procedure. */
export const fastTrackPage: OfficialPage = {
  german:
    'https://www.make-it-in-germany.com/de/service/glossar/glossar-detail/glossar/do/show/beschleunigtes-fachkraefteverfahren',
  others:
    'https://www.make-it-in-germany.com/en/service/glossary/glossary-fast-track-procedure-for-skilled-workers',
};

/** German laws by citation. */
export const laws = {
  '§ 4 PflBG': law('pflbg/__4'),
  '§ 4a AufenthG': law('aufenthg_2004/__4a'),
  '§ 16d AufenthG': law('aufenthg_2004/__16d'),
  '§ 18 AufenthG': law('aufenthg_2004/__18'),
  '§ 45c AufenthG': law('aufenthg_2004/__45c'),
  '§ 39 AufenthG': law('aufenthg_2004/__39'),
  '§ 1 AÜG': law('a_g/__1'),
  '§ 99 BetrVG': law('betrvg/__99'),
  '§ 44 PflAPrV': law('pflaprv/__44'),
  '§ 45 PflAPrV': law('pflaprv/__45'),
  '§ 38 BeschV': law('beschv_2013/__38'),
  '§ 20 IfSG': law('ifsg/__20'),
  '§ 4 ArbMedVV': law('arbmedvv/__4'),
  '§ 15 UStG': law('ustg_1980/__15'),
  '§ 72 SGB XI': law('sgb_11/__72'),
  '§ 2 PpUGV': law('ppugv_2021/__2'),
} as const satisfies Record<string, string>;

type Law = keyof typeof laws;

/** Laws as links: the citation, without line breaks, and its address. */
export function lawLinks(citations: readonly Law[]): { label: string; href: string }[] {
  return citations.map((citation) => ({
    label: citation.replaceAll(' ', '\u00A0'),
    href: laws[citation],
  }));
}

/** Federally funded guide for employers who recruit nurses from abroad. */
export const recruitmentGuide = {
  label: 'DKF-Werkzeugkoffer',
  href: 'https://dkf-kda.de/werkzeugkoffer-wi/vorbereitung-nach-anwerbung/',
} as const;

type Source = { label: string; href: string };
type Props = { sources: readonly Source[] };

/** Links to German sources, opening in new tabs. */
export function SourceLinks({ sources }: Props) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-caption">
      {sources.map(({ label, href }) => (
        <li key={href}>
          <a
            className="text-link inline-flex min-h-11 items-center whitespace-nowrap py-1"
            data-nohyphen=""
            href={href}
            lang="de"
            {...newTab}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
