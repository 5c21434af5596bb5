import type { MessageKeys, NestedKeyOf } from 'next-intl';
import type { Messages } from '@/generated/messages';
import { numberTexts } from '@/lib/i18n/numbers';
import { type Problem, warning } from '@/lib/i18n/text-problem';
import { defaultLocale } from '@/lib/locales';
import { isPlaceholderPartner, placeholderReason } from '@/lib/site/placeholder-values';
import { configFileFor, type Site } from '@/lib/site/schema';

const file = 'site.config.ts';

/** All strings of the configuration, each with its key, such as `company.name`. */
function collectStrings(value: unknown, key = ''): (readonly [key: string, value: string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    collectStrings(inner, key === '' ? name : `${key}.${name}`),
  );
}

function fixAdvice(key: string): string {
  if (key === 'url') return 'write the URL of your site, or set SITE_URL for the build';
  return key.startsWith('channels.')
    ? 'write your own, or delete the line if you have no such channel'
    : 'write your own';
}

/** Fields and partners that still have the values of the fictional company. */
export function checkPlaceholderValues(site: Site): Problem[] {
  const { placeholders = [], ...optional } = site.optional;
  const fields = collectStrings({ ...site, optional: {}, partners: [] }).flatMap(([key, value]) => {
    const reason = placeholderReason(value);
    const message = `"${value}": ${reason}; ${fixAdvice(key)}`;
    return reason === undefined ? [] : { file: configFileFor(key), key, message };
  });
  const listedPlaceholders = placeholders
    .filter((name) => optional[name] !== undefined)
    .map((name) => ({
      file,
      key: `optional.${name}`,
      message: `${JSON.stringify(optional[name])}: listed as invented in optional.placeholders; write your own, then remove "${name}" there`,
    }));
  const partners = site.partners.filter(isPlaceholderPartner).map(({ id, name }) => ({
    file,
    key: `partners: ${id}`,
    message: `"${name}" or its logo is fictional; enter a partner of your own with a new id, or remove the line`,
  }));
  return [...fields, ...listedPlaceholders, ...partners];
}

/** What only the company can confirm: its statistics, and the shipped mark. */
export function companyReminders(): Problem[] {
  const { placed, statisticsYears, statisticsUntil, pool, nursesLeftPercent } =
    numberTexts(defaultLocale);
  const values = [placed, statisticsYears, statisticsUntil, pool, nursesLeftPercent].join(', ');
  const confirmFigures = `"${values}"; confirm these statistics of your company, or write your own. Texts say "over" and "under": an exact number would be false`;
  const confirmMark =
    'confirm that logo, icons and previews show your mark, or draw yours (docs/pictures.md)';
  return [
    warning(configFileFor('figures'), 'figures', confirmFigures),
    warning('lib/brand/mark.ts', 'mark', confirmMark),
  ];
}

/** The command that finds dead links. The site's own URL may not respond before the launch. */
export function linkReminder({ url }: Pick<Site, 'url'>): Problem {
  const options = '--recurse --clean-urls --timeout 10000 --status-code 403:warn';
  const command = `npx linkinator@7.6.1 out ${options} --skip ${url}`;
  return warning(
    'out',
    '',
    `after npm run build, correct or remove those that this lists: ${command}`,
  );
}

type Optional = Site['optional'];
type FieldName =
  | Exclude<keyof Optional, 'providers' | 'placeholders'>
  | `providers.${keyof NonNullable<Optional['providers']>}`;

/** Why visitors need each optional field. */
const reasons = {
  fee: 'employers compare prices before they call; without it the page only names the contract',
  earlyEnd:
    'employers ask first what happens if a nurse leaves; without it the page says that you agree on it before signing',
  replyWorkingDays: 'visitors want to know how long to wait before writing again',
  team: 'employers and nurses trust a name and a face more than a form',
  furtherLanguages:
    'without it, nurses from Albania, Kosovo and North Macedonia read that you do not write in their language; if that is true, confirm with []',
  holdsRecruitmentSeal:
    'employers ask for the seal, and the page says nothing of it: confirm with false',
  hostingLogDays: 'the privacy page has to name the period (Art. 13 GDPR)',
  'providers.hosting': 'the privacy page should name who gets the data',
  'providers.mail': 'the privacy page should name who gets the data',
  dataProtectionOfficer:
    'if you need one, the privacy page has to name the officer; usually from 20 people who process personal data (§ 38 BDSG)',
} as const satisfies Record<FieldName, string>;

/** Optional fields without a value. The site builds without them. */
export function checkUnsetFields({ optional }: Pick<Site, 'optional'>): Problem[] {
  const { providers, ...others } = optional;
  const values: Record<string, unknown> = {
    ...others,
    'providers.hosting': providers?.hosting,
    'providers.mail': providers?.mail,
  };
  return Object.entries(reasons)
    .filter(([field]) => values[field] === undefined)
    .map(([field, reason]) => warning(file, `optional.${field}`, `empty; ${reason}`));
}

/** Key of a text after the name of its file. */
type Place = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** What the texts promise, as the company would say it, and the terms do not; with the places. */
const promises: Readonly<Record<string, readonly Place[]>> = {
  'we pick nurses up on arrival': [
    'common.support.pickup',
    'nurses.route.details.arrival.text',
    'nurses.opportunities.post.facts.arrival',
  ],
  'we help with finding a flat': ['common.support.flat', 'employers.services.integration.text'],
  'we help with registration, bank and health insurance': [
    'common.support.offices',
    'nurses.route.details.arrival.text',
    'home.services.papers.benefits.translation',
  ],
  'we help with bringing the family': [
    'common.support.family',
    'employers.services.integration.text',
  ],
  'one contact person stays until the licence is granted': [
    'home.hero.lead',
    'home.reasons.personal.title',
    'home.reasons.personal.text',
    'home.faq.items.services.answer',
    'nurses.hero.lead',
    'nurses.services.lead',
    'employers.services.package.text',
  ],
  'we check documents, and talk in German with each nurse': [
    'home.faq.items.services.answer',
    'employers.process.profile.checks.we.value',
  ],
  'on request, the fee is due only with the visa': [
    'employers.costs.visa.title',
    'employers.costs.visa.text',
    'home.faq.items.costs.answer',
  ],
  'nurses never pay anything back': ['nurses.costs.free.later', 'home.reasons.law.text'],
  'every promise is made in writing': ['home.reasons.law.text'],
  'the first application from the pool comes within the weeks named, after the first meeting': [
    'home.reasons.speed.text',
    'home.stats.speed.label',
    'employers.process.steps.need.text',
    'employers.stats.speed.label',
    'employers.contact.steps.profile',
  ],
  'we look for another post if the employer withdraws, and clarify why a visa was refused': [
    'nurses.faq.items.refused.answer',
  ],
  'we prepare and check applications, arrange translations, and watch the time limits': [
    'home.services.papers.benefits.recognition',
    'nurses.services.recognition.text',
    'employers.services.authorities.text',
  ],
  'we tell each nurse which documents are missing': [
    'nurses.route.steps.documents.text',
    'nurses.call.text',
    'contact.appointment.text',
  ],
  'the first conversation is free and without obligation': ['contact.appointment.text'],
  'we say in the first conversation how long it takes and what it costs': ['home.closing.text'],
  'we answer in German, English and Bosnian/Croatian/Serbian': [
    'common.support.advice',
    'home.reasons.team.text',
    'nurses.whatsapp.languages',
    'contact.form.language',
  ],
  'a complaint does not harm an application': [
    'nurses.recognise.places.complaint',
    'contact.recognise.complaints.text',
  ],
  'we contact nurses only from the numbers and addresses listed': [
    'contact.recognise.sender.title',
    'contact.recognise.sender.text',
  ],
  'the statistics cover the years until figures.statisticsUntil of messages/company.json': [
    'home.stats.note',
    'employers.stats.note',
  ],
};

/** Without a value of `optional.earlyEnd`, the texts do not promise it. */
const earlyEndPromise: typeof promises = {
  'we search again, also if the nurse never starts, or refund a part if an employment ends early': [
    'employers.costs.earlyEnd.title',
    'employers.costs.earlyEnd.text',
    'employers.comparison.rows.risk.direct',
  ],
};

/** What the company promises in its texts, each with its places, to be confirmed by the company. */
export function promisesToConfirm({ optional }: Pick<Site, 'optional'>): Problem[] {
  const made = { ...promises, ...(optional.earlyEnd && earlyEndPromise) };
  return Object.entries(made).map(([promise, places]) => {
    const value = promise in earlyEndPromise ? '; site.config.ts: optional.earlyEnd' : '';
    return warning('messages', '', `confirm "${promise}", or change ${places.join(', ')}${value}`);
  });
}
