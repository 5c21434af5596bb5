import { z } from 'zod';

const text = z.string().trim().min(1, 'expected a text that is not empty');
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
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === address;
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== undefined;
}

/** Where a service may answer: Supabase in the cloud, or its local stack. */
function isServiceOrigin(address: string): boolean {
  if (!isOrigin(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}

const partner = z.strictObject({
  /** Names the logo's file. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters, digits and hyphens'),
  name: text,
});

/** What `site.config.ts` may hold. Unknown keys are refused. */
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
  email: z.email('expected an e-mail address'),
  /** Ways to reach the company. One without a value is not shown. */
  channels: z.strictObject({
    employerPhone: phone.optional(),
    nursePhone: phone.optional(),
    whatsapp: phone.optional(),
    viber: phone.optional(),
  }),
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
  /** Care organisations shown as partners. */
  partners: z
    .array(partner)
    .refine(
      (partners) => new Set(partners.map(({ id }) => id)).size === partners.length,
      'expected an id of its own for every partner',
    ),
});

export type Site = z.infer<typeof siteSchema>;
