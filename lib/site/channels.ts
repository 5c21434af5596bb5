import type { Site } from '@/lib/site/schema';

const onlyDigits = (number: string) => number.replace(/\D/g, '');

/** Link that calls a number in international spelling, such as `+49 30 23125 200`. */
export function phoneHref(number: string): string {
  return `tel:+${onlyDigits(number)}`;
}

/** Link that opens a WhatsApp chat with a number and a prefilled greeting. */
export function whatsappHref(number: string, greeting: string): string {
  return `https://wa.me/${onlyDigits(number)}?text=${encodeURIComponent(greeting)}`;
}

/**
 * The company's telephone numbers and messengers with their links and audiences, in reading order.
 *
 * @param greeting of a new WhatsApp chat
 */
export function channelsOf({ channels }: Site, greeting = '') {
  const { employerPhone, nursePhone, whatsapp, viber } = channels;
  const chatHref = (number: string) => whatsappHref(number, greeting);
  const viberHref = (number: string) => `viber://chat?number=%2B${onlyDigits(number)}`;
  const all = [
    { kind: 'phone', audience: 'employers', number: employerPhone, hrefOf: phoneHref },
    { kind: 'phone', audience: 'nurses', number: nursePhone, hrefOf: phoneHref },
    { kind: 'whatsapp', audience: 'nurses', number: whatsapp, hrefOf: chatHref },
    { kind: 'viber', audience: 'nurses', number: viber, hrefOf: viberHref },
  ] as const;
  return all.flatMap(({ number, hrefOf, ...rest }) =>
    number === undefined ? [] : { ...rest, number, href: hrefOf(number) },
  );
}

/**
 * The languages beyond those of the site in which the company answers, as the value that ICU
 * messages select by: one language code, `both`, or `none`.
 */
export function furtherLanguageOption({ optional }: Pick<Site, 'optional'>) {
  const [first, second] = new Set(optional.furtherLanguages);
  if (first === undefined) return 'none';
  return second === undefined ? first : 'both';
}

/**
 * What employers get if an employment ends in its first months, as values of texts: the rule that
 * ICU messages select by, and its numbers.
 */
export function earlyEndValues({ optional: { earlyEnd } }: Pick<Site, 'optional'>) {
  const { months = 0, refundPercent } = earlyEnd ?? {};
  const rule = refundPercent === undefined ? 'replacement' : 'refund';
  return { rule: earlyEnd ? rule : 'none', months, percent: refundPercent ?? 0 } as const;
}

/** The host of a URL as shown to visitors: without `www.`. */
export function displayHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** A URL as shown to visitors: host and path, because a host may belong to many companies. */
export function displayUrl(url: string): string {
  return displayHost(url) + new URL(url).pathname.replace(/\/$/, '');
}
