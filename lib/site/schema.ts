import { z } from 'zod';

const text = z.string().trim().min(1, 'expected a text that is not empty');
const httpsUrl = z.url({ protocol: /^https$/, error: 'expected an address that starts with https://' });
const phone = z
  .string()
  .regex(/^\+[1-9][0-9 ]{6,18}$/, 'expected an international number such as "+49 30 23125 100"');

/** What `site.config.ts` may hold. Unknown keys are refused. */
export const siteSchema = z.strictObject({
  /** Public origin of the site, without a slash at the end. */
  url: httpsUrl.regex(/[^/]$/, 'expected an address without a slash at the end'),
  company: z.strictObject({
    /** Full name with legal form, as the register has it. */
    name: text,
    /** Name for headings and the header. */
    shortName: text,
    street: text,
    postalCode: text,
    city: text,
    /** ISO 3166-1 alpha-2 code; its name is written in the page's language. */
    country: z.string().regex(/^[A-Z]{2}$/, 'expected a two-letter country code such as "DE"'),
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
  /** Care organisations shown as partners. */
  partners: z.array(z.strictObject({ id: z.string().regex(/^[a-z][a-z-]*$/, 'expected lower-case letters and hyphens'), name: text })),
});

export type Site = z.infer<typeof siteSchema>;
