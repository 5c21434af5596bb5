import { z } from 'zod';
import { namesEntry, optionalCategories } from '@/lib/consent/consent';
import { locales } from '@/lib/locales';
import { storedKeys } from '@/lib/storage/browser-storage';

const text = z
  .string()
  .refine((value) => value.trim() !== '', {
    error: 'expected a text that is not empty',
    abort: true,
  })
  .refine((value) => value === value.trim(), 'expected a text without spaces around it');
/** A text that every language has in its own words. */
const translated = z.record(z.enum(locales), text);
const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'expected a year and a month such as "2025-01"');
const count = z.int('expected a whole number').min(1, 'expected at least 1');
const httpsUrl = z.url({
  protocol: /^https$/,
  error: 'expected an address that starts with https://',
  abort: true,
});
/** Country code and number as ITU-T E.164 counts them: 7 to 15 digits, in groups. */
const phone = z
  .string()
  .regex(
    /^\+[1-9](?: ?[0-9]){6,14}$/,
    'expected an international number such as "+49 30 23125 100"',
  );
const percent = 'expected a number from 0 to 100';

/** What `messages/company.json` may hold: facts that people change without a programmer. */
export const companySchema = z.strictObject({
  email: z.email('expected an e-mail address'),
  /** Ways to reach the company. One without a value is not shown. */
  channels: z.strictObject({
    employerPhone: phone.optional(),
    nursePhone: phone.optional(),
    whatsapp: phone.optional(),
    viber: phone.optional(),
  }),
  /** The company's own count: nurses placed in so many years, in the pool, and who left. */
  figures: z.strictObject({
    placed: count,
    countedYears: count,
    countedUntil: month,
    pool: count,
    /** Of those placed, in percent. */
    turnover: z.number(percent).min(0, percent).max(100, percent),
  }),
});

/** The file in `messages/` that holds facts, and no texts. */
export const companyFile = 'company.json';

/** The file that holds a fact: `company.name`, `channels.viber`. */
export function factsFile(key: string): string {
  const [first = ''] = key.split('.');
  return first in companySchema.shape ? `messages/${companyFile}` : 'site.config.ts';
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Origins become part of policies and host files, where some characters of hosts mean more. */
function hasPlainHost(address: string): boolean {
  return URL.canParse(address) && /^[\w.:[\]-]*$/.test(new URL(address).host);
}

function isOrigin(address: string): boolean {
  return hasPlainHost(address) && new URL(address).origin === address;
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== undefined;
}

function haveOwnIds(entries: readonly { id: string }[]): boolean {
  return new Set(entries.map(({ id }) => id)).size === entries.length;
}

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters, digits and hyphens');

/** Where a service may answer: Supabase in the cloud, or its local stack. */
function isServiceOrigin(address: string): boolean {
  if (!isOrigin(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}$/.test(code) && languageNames.of(code) !== undefined;
}

const teamMember = z.strictObject({
  name: text,
  role: translated,
  /** ISO 639 codes; their names are written in the page's language. */
  languages: z
    .array(z.string().refine(isLanguage, 'expected a language code such as "de"'))
    .min(1, 'expected at least one'),
  phone: phone.optional(),
  /** File in `public/`. */
  photograph: z
    .string()
    .regex(
      /^(?:\/[\w-]+)+\.(?:avif|jpe?g|png|webp)$/,
      'expected a file in public/ such as "/team/jana.jpg"',
    )
    .optional(),
  /** Who finds the person on their page; everyone does on the contact page. */
  readers: z.array(z.enum(['employers', 'nurses'])).min(1, 'expected at least one'),
});

/** Languages of the region that the site is not written in. */
const furtherLanguages = ['sq', 'mk'] as const;

/** What only the company can tell. Where a value is missing, the pages say less, and stay whole. */
const facts = z.strictObject({
  /** Range of the employers' fee for a nurse, in euros without VAT. */
  fee: z
    .strictObject({ from: count, to: count })
    .refine(({ from, to }) => from <= to, 'expected an amount up to which it goes')
    .optional(),
  /** Within how many working days a message is answered. */
  replyWorkingDays: count.optional(),
  /** Who answers. */
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
  /** Where the company has to name one, § 38 BDSG. */
  dataProtectionOfficer: z
    .strictObject({ name: text, email: z.email('expected an e-mail address') })
    .optional(),
});

const disclosures = facts.extend({
  /** Facts above that are still invented: no launch before they are the company's own. */
  samples: z
    .array(z.enum(facts.keyof().options, { error: 'expected the name of a fact above' }))
    .optional(),
});

const partner = z.strictObject({
  /** Names the logo's file. */
  id,
  name: text,
});

/** An https address, or a file of this site. */
function isScriptAddress(address: string): boolean {
  // Browsers read `/\host` as `//host`.
  if (address.startsWith('/')) return !/^\/[/\\]/.test(address);
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** Names of what a service stores. None of them may take the site's own entries with it. */
const storedNames = z
  .array(
    z
      .string()
      .regex(/^[^*\s;=,]+\*?$/, {
        error: 'expected a name, with a star at its end where the rest varies',
        abort: true,
      })
      .refine(
        (name) => !storedKeys.some(({ key }) => namesEntry([name], key)),
        'expected a name that is not one of the entries of the site itself',
      ),
  )
  .optional();

const service = z
  .strictObject({
    id,
    /** Its name as visitors know it. */
    name: text,
    /** The choice in the consent settings that it waits for. */
    category: z.enum(optionalCategories, {
      error: `expected one of ${optionalCategories.join(', ')}`,
    }),
    /** Script that starts the service. */
    script: z
      .string()
      .refine(isScriptAddress, {
        error: 'expected an address that starts with https:// or /',
        abort: true,
      })
      .refine(
        (address) => address.startsWith('/') || hasPlainHost(address),
        'expected a host of letters, digits, dots and hyphens',
      )
      .optional(),
    /** Other origins from which it loads or which it calls: the site's policy lets it. */
    origins: z
      .array(
        httpsUrl.refine(isOrigin, 'expected scheme and host alone, such as "https://example.org"'),
      )
      .optional(),
    /** Id of a `<template>` in a page; its content is put behind it with consent. */
    element: id.optional(),
    /** What it stores in the browser: shown to visitors, and deleted when consent is withdrawn. */
    storage: z
      .strictObject({ local: storedNames, session: storedNames, cookies: storedNames })
      .optional(),
  })
  .refine(
    ({ script, element }) => script !== undefined || element !== undefined,
    'expected a script, an element, or both',
  );

/**
 * What `site.config.ts` may hold, with what it takes from `messages/company.json`. Unknown keys
 * are refused. The schema changes no value: the files are used as they are written.
 */
export const siteSchema = z.strictObject({
  /** Public origin of the site, without a slash at the end. */
  url: httpsUrl.refine(isOrigin, 'expected scheme and host alone, such as "https://example.org"'),
  company: z.strictObject({
    /** Full name with legal form, as the register has it. */
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
    vatId: text,
  }),
  ...companySchema.shape,
  links: z.strictObject({
    /** External learning app: the login, and the target of the academy's button. */
    learningApp: httpsUrl,
    /** Where a nurse creates a profile. */
    registration: httpsUrl,
    /** External online booking page for appointments. */
    booking: httpsUrl,
  }),
  /** The Supabase project with the contact function; without one, it is on the site's origin. */
  supabase: z
    .strictObject({
      url: z
        .string()
        .refine(
          isServiceOrigin,
          'expected scheme and host alone, such as "https://project.supabase.co"',
        ),
      /** The public key, which every visitor's browser sees. */
      anonKey: text,
    })
    .optional(),
  legal: z.strictObject({
    /** The date that imprint, privacy page and the overview of the terms bear. */
    revised: month,
    /** When one of them was last changed. */
    changed: month,
    /** After how many months requests are deleted. */
    retentionMonths: count,
  }),
  disclosures,
  /** Care organisations shown as partners. */
  partners: z.array(partner).refine(haveOwnIds, 'expected an id of its own for every partner'),
  /** Services that load only with a visitor's consent; they are named on the privacy page. */
  services: z.array(service).refine(haveOwnIds, 'expected an id of its own for every service'),
});

export type Site = z.infer<typeof siteSchema>;
