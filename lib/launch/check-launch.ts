import { readMessageTexts } from '@/lib/checks/message-texts';
import { checkCompanyFacts } from '@/lib/launch/company-facts';
import { checkContactSettings, type Environment } from '@/lib/launch/contact-settings';
import type { Group } from '@/lib/launch/finding';
import { checkLegalDates, datedPages } from '@/lib/launch/legal-dates';
import { checkRetention } from '@/lib/launch/retention';
import { checkSecurityTxt } from '@/lib/launch/security-txt';
import { messagesFolder } from '@/lib/messages/folder';
import { readMessageFile } from '@/lib/messages/read-file';
import type { Site } from '@/lib/site/schema';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import { loadTerms } from '@/lib/terms/load-terms';

/** What is looked at. */
type Subject = {
  site: Site;
  env: Environment;
  /** Folder of the project. */
  root: string;
  /** Whether the settings of the contact function can be seen from here. */
  seesFunction: boolean;
};

/** Everything about the launch that can be checked without a network, in the order of the report. */
export async function checkLaunch({ site, env, root, seesFunction }: Subject): Promise<Group[]> {
  const { texts } = await readMessageTexts(messagesFolder(root));
  const files = texts.flatMap((text) => readMessageFile(text).file ?? []);
  const terms = (await loadTerms()).map(({ name, date }) => ({
    file: `messages/${termsLocale}/${termsSources.find((source) => source.name === name)?.file}`,
    key: 'Stand',
    shown: date.text,
    until: date.iso,
  }));
  return [
    checkCompanyFacts(site),
    checkContactSettings(site, env, { seesFunction }),
    checkRetention(files, env),
    checkLegalDates(root, [...terms, ...datedPages(files)]),
    await checkSecurityTxt(root),
  ];
}
