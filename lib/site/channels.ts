import type { Site } from '@/lib/site/schema';

/** Whether there is a number to call. */
export function hasPhone({ channels }: Site): boolean {
  return channels.employerPhone !== undefined || channels.nursePhone !== undefined;
}

/** Whether there is a messenger to chat in. */
export function hasMessenger({ channels }: Site): boolean {
  return channels.whatsapp !== undefined || channels.viber !== undefined;
}

const digitsOf = (number: string) => number.replace(/\D/g, '');

/** Link that calls a number in international spelling, such as `+49 30 23125 200`. */
export function phoneHref(number: string): string {
  return `tel:+${digitsOf(number)}`;
}

/** Link that opens a WhatsApp chat with a number and a greeting that is already written. */
export function whatsappHref(number: string, greeting: string): string {
  return `https://wa.me/${digitsOf(number)}?text=${encodeURIComponent(greeting)}`;
}

/** Link that opens a Viber chat in the app. */
export function viberHref(number: string): string {
  return `viber://chat?number=%2B${digitsOf(number)}`;
}

/**
 * The choice of a text about the languages in which the company answers beyond those of the site:
 * one of them, `both`, or `none`.
 */
export function furtherChoice({ disclosures }: Pick<Site, 'disclosures'>) {
  const [first, second] = new Set(disclosures.furtherLanguages);
  if (first === undefined) return 'none';
  return second === undefined ? first : 'both';
}
