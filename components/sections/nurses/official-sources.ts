import {
  lawPage as law,
  type OfficialPage,
  officialHref,
} from '@/components/sections/official-page';
import type { Locale } from '@/lib/locales';

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

export type OfficialSource = keyof typeof officialSources;

/** The address of a source, in the version for the page's language. */
export function sourceHref(id: OfficialSource, locale: Locale): string {
  return officialHref(officialSources[id], locale);
}
