import { useTranslations } from 'next-intl';
import { Signpost } from '@/components/ui/signpost';
import { phoneHref, viberHref, whatsappHref } from '@/lib/site/channel-links';
import { site } from '@/site.config';

/**
 * The quickest way for each audience: a call for employers; a messenger for nurses, or a call where
 * there is none. Without any channel nothing is rendered.
 */
export function DirectLinks() {
  const t = useTranslations('contact');
  const names = useTranslations('common.ownFacts');
  const { employerPhone, nursePhone, whatsapp, viber } = site.channels;
  const forEmployers = employerPhone !== undefined && {
    reader: 'employers' as const,
    href: phoneHref(employerPhone),
    title: t('hero.now.employers'),
    text: employerPhone,
  };
  const forNurses =
    (whatsapp !== undefined && {
      reader: 'nurses' as const,
      href: whatsappHref(whatsapp, t('channels.nurses.greeting')),
      title: t('hero.now.nurses'),
      text: names('whatsapp'),
      external: true,
    }) ||
    (viber !== undefined && {
      reader: 'nurses' as const,
      href: viberHref(viber),
      title: t('hero.now.nurses'),
      text: names('viber'),
    }) ||
    (nursePhone !== undefined && {
      reader: 'nurses' as const,
      href: phoneHref(nursePhone),
      title: t('hero.now.nursesByPhone'),
      text: nursePhone,
    });
  const arms = [forEmployers, forNurses].filter((arm) => arm !== false);
  return arms.length > 0 && <Signpost arms={arms} className="" />;
}
