import { z } from 'zod';
import { matchesName, optionalCategories } from '@/lib/consent/consent';
import { locales } from '@/lib/locales';
import { storedKeys } from '@/lib/storage/browser-storage';

/** The message of a rule. The rules after it are not checked. */
const expected = (what: string) => ({ error: `expected ${what}`, abort: true });

const text = z
  .string()
  .refine((value) => value.trim() !== '', expected('a text that is not empty'))
  .refine((value) => value === value.trim(), expected('a text without spaces around it'));
const translated = z.record(z.enum(locales), text);
const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'expected a year and a month such as "2025-01"');
const count = z.int('expected a whole number').min(1, 'expected at least 1');
const isHttps = (address: string) =>
  URL.canParse(address) && new URL(address).protocol === 'https:';
const httpsUrl = text.refine(isHttps, expected('a URL that starts with https://'));
/** Country code and number with 7 to 15 digits in total (ITU-T E.164), in groups. */
const phone = z
  .string()
  .regex(
    /^\+[1-9](?: ?[0-9]){6,14}$/,
    'expected an international number such as "+49 30 23125 100"',
  );
const percent = 'expected a number from 0 to 100';

/** The fields of `messages/company.json`, which people without programming skills change. */
export const companySchema = z.strictObject({
  email: z.email('expected an e-mail address'),
  /** Telephone numbers and messengers. Those without a value are not shown. */
  channels: z.strictObject({
    employerPhone: phone.optional(),
    nursePhone: phone.optional(),
    whatsapp: phone.optional(),
    viber: phone.optional(),
  }),
  /** The company's statistics. `nursesLeftPercent` is the share of the nurses placed. */
  figures: z.strictObject({
    placed: count,
    statisticsYears: count,
    statisticsUntil: month,
    pool: count,
    nursesLeftPercent: z.number(percent).min(0, percent).max(100, percent),
  }),
});

/** The file in `messages/` that has company data instead of texts. */
export const companyFile = 'company.json';

/** The file that has a field, such as `company.name` or `channels.viber`. */
export function configFileFor(key: string): string {
  const [first = ''] = key.split('.');
  return first in companySchema.shape ? `messages/${companyFile}` : 'site.config.ts';
}

function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === address;
}

/** Says how to write an address that is no origin, umlauts in its domain included. */
const originError = {
  error: ({ input }: { input?: unknown }) => {
    const address = URL.canParse(String(input)) ? String(input) : 'https://example.org';
    const { origin } = new URL(address);
    return `expected scheme and host alone, such as "${origin.replace(/^http:/, 'https:')}"`;
  },
};

/** Returns a function that tells whether a code has the form and a name in English. */
function isNamed(type: 'region' | 'language', form: RegExp): (code: string) => boolean {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  return (code) => form.test(code) && names.of(code) !== undefined;
}

const isCountry = isNamed('region', /^[A-Z]{2}$/);
const isLanguage = isNamed('language', /^[a-z]{2,3}$/);

function haveUniqueIds(entries: readonly { id: string }[]): boolean {
  return new Set(entries.map(({ id }) => id)).size === entries.length;
}

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters, digits and hyphens');

/** Whether an origin may be the contact backend: Supabase in the cloud, or on this computer. */
function isBackendOrigin(address: string): boolean {
  if (!isOrigin(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}

/** Whether a key of Supabase gives access to all data: a new one, or a token with this role. */
function isSecretKey(key: string): boolean {
  const parts = key.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  return key.startsWith('sb_secret_') || parts.some((part) => part.includes('"service_role"'));
}

/** Regions of Supabase in the EU, as its dashboard names them. */
export const supabaseRegions = ['eu-central-1', 'eu-west-1', 'eu-west-3', 'eu-north-1'] as const;

const teamMember = z.strictObject({
  name: text,
  role: translated,
  /** ISO 639 codes; their names are written in the page's language. */
  languages: z
    .array(z.string().refine(isLanguage, 'expected a language code such as "de"'))
    .min(1, 'expected at least one'),
  phone: phone.optional(),
  /** A photograph, or a drawing. */
  photograph: z
    .string()
    .regex(
      /^(?:\/[\w-]+)+\.(?:avif|jpe?g|png|svg|webp)$/,
      'expected a file in public/ such as "/team/jana.jpg"',
    )
    .optional(),
  /** The audiences whose page shows the person. The contact page shows everyone. */
  audiences: z.array(z.enum(['employers', 'nurses'])).min(1, 'expected at least one'),
});

/** Languages of the region other than those of the site. */
const furtherLanguages = ['sq', 'mk'] as const;

/** Optional details of the company. Without a value, the pages leave out the sentence or row. */
const optionalFields = z.strictObject({
  /** Range of the employers' fee for a nurse, in euros without VAT. */
  fee: z
    .strictObject({ from: count, to: count })
    .refine(({ from, to }) => from <= to, 'expected an amount in "to" that is not below "from"')
    .optional(),
  /**
   * What employers get if an employment ends in its first months: a replacement without a new fee,
   * or this part of the fee.
   */
  earlyEnd: z
    .strictObject({
      months: count,
      refundPercent: z.int(percent).min(1, percent).max(100, percent).optional(),
    })
    .optional(),
  /** Within how many working days a message is answered. */
  replyWorkingDays: count.optional(),
  /** People who answer messages and calls. */
  team: z.array(teamMember).optional(),
  /** Languages beyond those of the site in which the company answers: Albanian, Macedonian. */
  furtherLanguages: z
    .array(z.enum(furtherLanguages, { error: `expected one of ${furtherLanguages.join(', ')}` }))
    .optional(),
  /** Whether the company holds the German state's quality seal for fair recruitment. */
  holdsRecruitmentSeal: z.boolean().optional(),
  /** After how many days the hosting provider deletes its logs. */
  hostingLogDays: count.optional(),
  /** Names of the companies that host the site and deliver its mail. */
  providers: z.strictObject({ hosting: text.optional(), mail: text.optional() }).optional(),
  /** Required for some companies, § 38 BDSG. */
  dataProtectionOfficer: z
    .strictObject({ name: text, email: z.email('expected an e-mail address') })
    .optional(),
});

const optional = optionalFields.extend({
  /** Names of the fields above that still have invented values, which prevent a launch. */
  placeholders: z
    .array(z.enum(optionalFields.keyof().options, { error: 'expected the name of a field above' }))
    .optional(),
});

/** Whether an address is an https URL, or a path on this site. */
function isScriptUrl(address: string): boolean {
  // Browsers read `/\host` as `//host`.
  if (address.startsWith('/')) return !/^\/[/\\]/.test(address);
  return isHttps(address);
}

/** Names of a service's storage entries. They must not match the site's own entries. */
const storedNames = z
  .array(
    z
      .string()
      .regex(/^[^*\s;=,]+\*?$/, expected('a name, with a star at its end where the rest varies'))
      .refine(
        (name) => !Object.values(storedKeys).some(({ key }) => matchesName([name], key)),
        'expected a name that is not one of the entries of the site itself',
      ),
  )
  .optional();

const service = z.strictObject({
  id,
  name: text,
  category: z.enum(optionalCategories, {
    error: `expected one of ${optionalCategories.join(', ')}`,
  }),
  script: z.string().refine(isScriptUrl, 'expected a URL that starts with https:// or /'),
  /** Other origins that the service contacts; the content security policy allows them. */
  origins: z.array(httpsUrl.refine(isOrigin, originError)).optional(),
  /** Names of its storage entries, shown to visitors; deleted when consent is withdrawn. */
  storage: z
    .strictObject({ local: storedNames, session: storedNames, cookies: storedNames })
    .optional(),
});

/**
 * The fields of `site.config.ts`, including those of `messages/company.json`. Unknown keys are
 * refused. The schema does not change any value.
 */
export const siteSchema = z.strictObject({
  /** Public origin of the site, without a slash at the end. */
  url: httpsUrl.refine(isOrigin, originError),
  company: z.strictObject({
    /** Full name with legal form, as in the commercial register. */
    name: text,
    /** Name for headings and the header. */
    shortName: text,
    street: text,
    postalCode: text,
    city: text,
    /** ISO 3166-1 alpha-2 code; its name is written in the page's language. */
    country: z.string().refine(isCountry, 'expected a two-letter country code such as "DE"'),
    managingDirector: text,
    /** Person responsible for the content under German press law. */
    responsiblePerson: text,
    registerCourt: text,
    registerNumber: text,
    vatId: text.regex(/^[A-Z]{2} ?[0-9A-Z]/, 'expected a VAT number such as "DE123456789"'),
  }),
  ...companySchema.shape,
  links: z.strictObject({
    /** External learning app: the login, and the target of the academy's button. */
    learningApp: httpsUrl,
    /** Where a nurse creates a profile. */
    registration: httpsUrl,
    booking: httpsUrl,
  }),
  /** The Supabase project of the contact function; without it, the site's origin serves it. */
  supabase: z
    .strictObject({
      url: z.string().refine(isBackendOrigin, originError),
      /** The public key, which every visitor's browser sees. */
      anonKey: text.refine((key) => !isSecretKey(key), {
        error: 'expected the public key; this one is secret, and every visitor could read it',
        params: { isHidden: true },
      }),
      /** Where the project's data are; the privacy page names it. */
      region: z.enum(supabaseRegions, {
        error: `expected one of ${supabaseRegions.join(', ')}`,
      }),
    })
    .optional(),
  legal: z.strictObject({
    /** The date that the imprint, the privacy page and the overview of the terms bear. */
    revised: month,
    /** The month in which the imprint or the privacy page was last changed. */
    changed: month,
    /** After how many months requests are deleted. */
    retentionMonths: count,
  }),
  optional,
  /** The id names the logo's file. */
  partners: z
    .array(z.strictObject({ id, name: text }))
    .refine(haveUniqueIds, 'expected a different id for every partner'),
  /** Services that load only with the visitor's consent; the privacy page lists them. */
  services: z.array(service).refine(haveUniqueIds, 'expected a different id for every service'),
});

export type Site = z.infer<typeof siteSchema>;
