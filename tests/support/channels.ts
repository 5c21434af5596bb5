import type { Locale } from '@/lib/locales';
import { site } from '@/site.config';
import { textsOf } from '@/tests/support/texts';

const { employerPhone, nursePhone, whatsapp, viber } = site.channels;

/** Which channels the company of `site.config.ts` has. */
export const has = {
  employerPhone: employerPhone !== undefined,
  nursePhone: nursePhone !== undefined,
  whatsapp: whatsapp !== undefined,
  viber: viber !== undefined,
  phone: employerPhone !== undefined || nursePhone !== undefined,
  messenger: whatsapp !== undefined || viber !== undefined,
} as const;

/** What the contact form says when nothing answers: to call, where there is a number. */
export function failureTextOf(locale: Locale): string {
  const t = textsOf(locale);
  return t(has.phone ? 'contact.form.failure.text' : 'contact.form.failure.textWithoutPhone');
}
