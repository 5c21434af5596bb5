import type { Locale } from '@/lib/locales';

const law = (path: string) => {
  const url = `https://www.gesetze-im-internet.de/${path}`;
  return { de: url, en: url, vas: url };
};

const everywhere = (url: string) => ({ de: url, en: url, vas: url });

/** Where the page's statements on law, pay and durations can be read, in the nearest language. */
export const officialSources = {
  recognition: {
    de: 'https://www.anerkennung-in-deutschland.de/html/de/index.php',
    en: 'https://www.anerkennung-in-deutschland.de/html/en/index.php',
    vas: 'https://www.anerkennung-in-deutschland.de/html/de/index.php',
  },
  visa: {
    de: 'https://www.make-it-in-germany.com/de/visum-aufenthalt',
    en: 'https://www.make-it-in-germany.com/en/visa-residence/types/recognition',
    vas: 'https://www.make-it-in-germany.com/en/visa-residence/types/recognition',
  },
  family: {
    de: 'https://www.make-it-in-germany.com/de/visum-aufenthalt/familiennachzug',
    en: 'https://www.make-it-in-germany.com/en/visa-residence/family-reunification',
    vas: 'https://www.make-it-in-germany.com/en/visa-residence/family-reunification',
  },
  procedure: law('pflaprv/__43.html'),
  course: law('pflaprv/__44.html'),
  exam: law('pflaprv/__45.html'),
  fastTrack: law('aufenthg_2004/__81a.html'),
  residence: law('aufenthg_2004/__16d.html'),
  placement: law('sgb_3/__296.html'),
  wage: law('pflegearbbv_7/'),
  tariff: everywhere('https://oeffentlicher-dienst.info/'),
  belgrade: everywhere('https://belgrad.diplo.de/'),
  sarajevo: everywhere('https://sarajewo.diplo.de/'),
  podgorica: everywhere('https://podgorica.diplo.de/'),
  advice: everywhere('https://www.faire-integration.de/'),
} as const satisfies Record<string, Record<Locale, string>>;

export type OfficialSource = keyof typeof officialSources;
