import { useTranslations } from 'next-intl';
import type { OtherChannel } from '@/components/islands/contact/outcomes';
import { phoneHref } from '@/lib/site/channel-links';
import { site } from '@/site.config';

/** The company's telephone numbers with their audience, and its e-mail address. */
export function useOtherChannels(): OtherChannel[] {
  const t = useTranslations('contact.channels');
  const { employerPhone, nursePhone } = site.channels;
  const numbers = [
    { who: t('employers.who'), number: employerPhone },
    { who: t('nurses.who'), number: nursePhone },
  ];
  return [
    ...numbers.flatMap(({ who, number }) =>
      number === undefined ? [] : [{ who, text: number, href: phoneHref(number) }],
    ),
    { text: site.email, href: `mailto:${site.email}` },
  ];
}
