import { numberTexts } from '@/lib/i18n/numbers';
import type { Problem } from '@/lib/i18n/text-problem';
import { defaultLocale } from '@/lib/locales';
import { isSample, isSamplePartner } from '@/lib/site/samples';
import { factsFile, type Site } from '@/lib/site/schema';

const file = 'site.config.ts';

/** Every string of the configuration with its key: `company.name`. */
function factsIn(value: unknown, key = ''): (readonly [key: string, value: string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    factsIn(inner, key === '' ? name : `${key}.${name}`),
  );
}

function fixFor(key: string): string {
  if (key === 'url') return 'write the address of your site, or set SITE_URL for the build';
  return key.startsWith('channels.')
    ? 'write your own, or take the line out if you have no such channel'
    : 'write your own';
}

/** Facts and partners that are still those of the fictional company. */
export function checkSamples(site: Site): Problem[] {
  const { samples = [], ...told } = site.disclosures;
  const facts = factsIn({ ...site, disclosures: {}, partners: [] })
    .filter(([, value]) => isSample(value))
    .map(([key, value]) => {
      const message = `still the sample "${value}"; ${fixFor(key)}`;
      return { file: factsFile(key), key, message };
    });
  const invented = samples
    .filter((name) => told[name] !== undefined)
    .map((name) => ({
      file,
      key: `disclosures.${name}`,
      message: `still the sample ${JSON.stringify(told[name])}; write your own, then take "${name}" out of disclosures.samples`,
    }));
  const partners = site.partners.filter(isSamplePartner).map(({ id, name }) => ({
    file,
    key: `partners: ${id}`,
    message: `"${name}" is fictional, or its logo is; give a partner of yours an id and a name of its own, or take the line out`,
  }));
  return [...facts, ...invented, ...partners];
}

/** The company's own count, as texts state it; only the company can tell whether it is right. */
export function localizedNumbers(): Problem {
  const { placed, countedYears, countedUntil, pool, turnover } = numberTexts(defaultLocale);
  const values = [placed, countedYears, countedUntil, pool, turnover].join(', ');
  const message = `"${values}"; confirm that this is your own count, or write it`;
  return { file: factsFile('figures'), key: 'figures', message, isWarning: true };
}

type Disclosures = Site['disclosures'];
type OpenFact =
  | Exclude<keyof Disclosures, 'providers' | 'samples'>
  | `providers.${keyof NonNullable<Disclosures['providers']>}`;

/** Why a reader wants to know a fact that only the company can tell. */
const reasons = {
  fee: 'employers compare prices before they call; without it the page only names the contract',
  replyWorkingDays: 'visitors want to know how long to wait before writing again',
  team: 'employers and nurses trust a name and a face more than a form',
  furtherLanguages:
    'nurses from Albania, Kosovo and North Macedonia read that you do not write in their language; a list, empty if that is so',
  holdsRecruitmentSeal:
    'employers ask for the seal; the page says that you do not hold it: confirm with false',
  hostingLogDays: 'the privacy page has to name the period (Art. 13 GDPR)',
  'providers.hosting': 'the privacy page should name who gets the data',
  'providers.mail': 'the privacy page should name who gets the data',
  dataProtectionOfficer:
    'the privacy page has to name one where you need one, mostly from 20 people who work with data (§ 38 BDSG)',
} as const satisfies Record<OpenFact, string>;

/** Facts that only the company knows and has not told. The pages read whole without them. */
export function checkOpenFacts({ disclosures }: Pick<Site, 'disclosures'>): Problem[] {
  const { providers, ...others } = disclosures;
  const told: Record<string, unknown> = {
    ...others,
    'providers.hosting': providers?.hosting,
    'providers.mail': providers?.mail,
  };
  return Object.entries(reasons)
    .filter(([fact]) => told[fact] === undefined)
    .map(([fact, reason]) => {
      return { file, key: `disclosures.${fact}`, message: `empty; ${reason}`, isWarning: true };
    });
}
