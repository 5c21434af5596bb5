import * as z from 'zod/mini';
import { isContactLocale } from '../../_shared/contact-pages.ts';

/** Language, page and campaign parameters of the visit, for the mail. */
export type VisitContext = Readonly<Record<string, string>>;

const storedSchema = z.record(z.string(), z.string());

const maxValueLength = 200;
const maxCampaignParameters = 8;
const campaignName = /^utm_[a-z_]{1,20}$/;
const controls = /\p{Cc}|\p{Cf}|[\u2028\u2029]/gu;

const cleaned = (text: string) =>
  text.replace(controls, '').trim().slice(0, maxValueLength).toWellFormed();

/**
 * Parses the context header. Invalid values are ignored, because they must not make a request fail.
 *
 * @param query value of the header, a query string: `locale=de&page=%2Fkontakt&utm_source=x`
 */
export function readVisitContext(query: string): VisitContext {
  const parameters = new URLSearchParams(query.slice(0, 4000));
  const locale = parameters.get('locale') ?? '';
  const page = cleaned(parameters.get('page') ?? '');
  const campaigns = [...parameters]
    .filter(([name]) => campaignName.test(name))
    .slice(0, maxCampaignParameters)
    .map(([name, value]): [string, string] => [name, cleaned(value)]);
  return {
    ...(isContactLocale(locale) && { locale }),
    ...(page.startsWith('/') && { page }),
    ...Object.fromEntries(campaigns.filter(([, value]) => value !== '')),
  };
}

/** Parses the context from the database; empty when it is invalid. */
export function storedVisitContext(value: unknown): VisitContext {
  const result = z.safeParse(storedSchema, value);
  return result.success ? result.data : {};
}
