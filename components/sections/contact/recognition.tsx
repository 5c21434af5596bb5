import { useLocale, useTranslations } from 'next-intl';
import { RecogniseUs } from '@/components/sections/contact/recognise-us';
import { newTab } from '@/components/ui/new-tab';
import { localeTable } from '@/lib/locales';
import { phoneHref } from '@/lib/site/channel-links';
import { hostOf } from '@/lib/site/host-of';
import { site } from '@/site.config';

const places = [
  { id: 'register', href: 'https://www.handelsregister.de' },
  { id: 'employment', href: 'https://www.arbeitsagentur.de' },
  { id: 'consumers', href: 'https://www.verbraucherzentrale.de' },
] as const;

const law = 'https://www.gesetze-im-internet.de/sgb_3/__296.html';

/** Every number and address that is ours, by its key in the texts; without those not in use. */
function useOurRows() {
  const locale = useLocale();
  const { company, channels, email, links, url } = site;
  const countries = new Intl.DisplayNames(localeTable[locale].intl, { type: 'region' });
  const phones = [
    { id: 'employerPhone', value: channels.employerPhone },
    { id: 'nursePhone', value: channels.nursePhone },
  ] as const;
  const messengers = [
    { id: 'whatsapp', value: channels.whatsapp },
    { id: 'viber', value: channels.viber },
  ] as const;
  return [
    ...phones.flatMap(({ id, value }) => (value ? [{ id, value, href: phoneHref(value) }] : [])),
    ...messengers.flatMap(({ id, value }) => (value ? [{ id, value }] : [])),
    { id: 'email', value: email, href: `mailto:${email}` },
    { id: 'website', value: hostOf(url) },
    { id: 'learningApp', value: hostOf(links.learningApp) },
    { id: 'booking', value: hostOf(links.booking) },
    {
      id: 'address',
      value: `${company.name}, ${company.street}, ${company.postalCode}\u00a0${company.city}, ${countries.of(company.country)}`,
    },
    {
      id: 'register',
      value: `${company.registerCourt}, ${company.registerNumber.replace(' ', '\u00a0')}`,
    },
  ] as const;
}

/** How to recognise us, with the company's own numbers and addresses. */
export function ContactRecognition() {
  const t = useTranslations('contact.recognise');
  const rows = useOurRows().map(({ id, ...row }) => ({ ...row, label: t(`ours.${id}`) }));
  return (
    <RecogniseUs
      checks={{
        title: t('checks.title'),
        places: places.map(({ id, href }) => ({
          german: t(`checks.${id}.german`),
          text: t(`checks.${id}.text`),
          href,
        })),
      }}
      lead={t('lead')}
      ours={{ title: t('ours.title'), rows }}
      rules={[
        {
          id: 'money',
          title: t('rules.money.title'),
          text: t.rich('rules.money.text', {
            law: (text) => (
              <a className="text-link" href={law} {...newTab}>
                {text}
              </a>
            ),
          }),
        },
        { id: 'sender', title: t('rules.sender.title'), text: t('rules.sender.text') },
      ]}
      title={t('title')}
    />
  );
}
