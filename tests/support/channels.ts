import type { Locale } from '@/lib/locales';
import { site } from '@/site.config';
import { translator } from '@/tests/support/texts';

const { employerPhone, nursePhone, whatsapp, viber } = site.channels;

/** Which channels `site.config.ts` configures. */
export const has = {
  employerPhone: employerPhone !== undefined,
  nursePhone: nursePhone !== undefined,
  whatsapp: whatsapp !== undefined,
  viber: viber !== undefined,
  phone: employerPhone !== undefined || nursePhone !== undefined,
  messenger: whatsapp !== undefined || viber !== undefined,
} as const;

/** The contact form's error message without a response. With a number, it suggests calling. */
export function failureText(locale: Locale): string {
  const t = translator(locale);
  return t(has.phone ? 'contact.form.failure.text' : 'contact.form.failure.textWithoutPhone');
}
