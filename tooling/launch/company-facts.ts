import { isSample, isSamplePartner } from '@/lib/site/samples';
import type { Site } from '@/lib/site/schema';
import { type Finding, type Group, groupOf } from '@/tooling/launch/finding';

type Fact = readonly [key: string, value: string];

/** Every string of the configuration with its key: `company.name`. */
function factsIn(value: unknown, key = ''): Fact[] {
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

function findingOf([key, value]: Fact): Finding {
  return {
    where: `site.config.ts: ${key}`,
    what: `still the sample "${value}"`,
    fix: fixFor(key),
  };
}

/** Finds facts and partners that are still those of the fictional company. */
export function checkCompanyFacts(site: Site): Group {
  const facts = factsIn({ ...site, partners: [] }).filter(([, value]) => isSample(value));
  const partners = site.partners
    .filter(({ name }) => isSamplePartner(name))
    .map(({ id, name }) => ({
      where: `site.config.ts: partners: ${id}`,
      what: `"${name}" is fictional`,
      fix: 'name a partner of yours, with a logo in drawings/partners/, or take the line out',
    }));
  return groupOf('Company facts', [...facts.map(findingOf), ...partners]);
}
