import * as z from 'zod/mini';
import { isContactLocale } from '../../_shared/contact-pages.ts';

/** Where a request comes from, for the reader of the mail: language, page, campaign. */
export type VisitContext = Readonly<Record<string, string>>;

const storedSchema = z.record(z.string(), z.string());

const mostText = 200;
const mostCampaigns = 8;
const campaignName = /^utm_[a-z_]{1,20}$/;
const controls = /\p{Cc}|\p{Cf}|[\u2028\u2029]/gu;

const cleaned = (text: string) =>
  text.replace(controls, '').trim().slice(0, mostText).toWellFormed();

/**
 * Reads the header that says where a request comes from. Whatever is not understood is left out:
 * nobody loses a request because of it.
 *
 * @param query the header's value, written as a query: `locale=de&page=%2Fkontakt&utm_source=x`
 */
export function readVisitContext(query: string): VisitContext {
  const given = new URLSearchParams(query.slice(0, 4000));
  const locale = given.get('locale') ?? '';
  const page = cleaned(given.get('page') ?? '');
  const campaigns = [...given]
    .filter(([name]) => campaignName.test(name))
    .slice(0, mostCampaigns)
    .map(([name, value]): [string, string] => [name, cleaned(value)]);
  return {
    ...(isContactLocale(locale) && { locale }),
    ...(page.startsWith('/') && { page }),
    ...Object.fromEntries(campaigns.filter(([, value]) => value !== '')),
  };
}

/** The context as the database gives it back; anything else is an empty one. */
export function storedVisitContext(value: unknown): VisitContext {
  const result = z.safeParse(storedSchema, value);
  return result.success ? result.data : {};
}
