import type { Site } from '@/lib/site/schema';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import { loadTerms } from '@/lib/terms/read-terms';
import { checkCompanyFacts } from '@/tooling/launch/company-facts';
import { checkContactSettings, type Environment } from '@/tooling/launch/contact-settings';
import type { Group } from '@/tooling/launch/finding';
import { checkLegalDates, datedPages } from '@/tooling/launch/legal-dates';
import { checkOpenFacts } from '@/tooling/launch/open-facts';
import { checkRetention } from '@/tooling/launch/retention';
import { checkSecurityTxt } from '@/tooling/launch/security-txt';

/** What is checked. */
type Subject = {
  site: Site;
  env: Environment;
  /** Folder of the project. */
  root: string;
  /** Whether `env` holds the settings of the contact function. */
  seesFunction: boolean;
};

/** All checks before a launch that need no network, in the order of the report. */
export async function checkLaunch({ site, env, root, seesFunction }: Subject): Promise<Group[]> {
  const terms = (await loadTerms()).map(({ name, date }) => ({
    file: `messages/${termsLocale}/${termsSources.find((source) => source.name === name)?.file}`,
    key: 'Stand',
    shown: date.text,
    until: date.iso,
  }));
  return [
    checkCompanyFacts(site),
    checkOpenFacts(site),
    checkContactSettings(site, env, { seesFunction }),
    checkRetention(site, env),
    checkLegalDates(root, [...terms, ...datedPages(site)]),
    await checkSecurityTxt(root),
  ];
}
