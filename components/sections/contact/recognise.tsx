import { useTranslations } from 'next-intl';
import { complaintValues } from '@/components/sections/recognise-us/complaint-values';
import { OwnFactsCard } from '@/components/sections/recognise-us/own-facts-card';
import { publicOffices } from '@/components/sections/recognise-us/public-offices';
import { SectionHeading } from '@/components/sections/section-heading';
import { newTab } from '@/components/ui/new-tab';
import { Section } from '@/components/ui/section';
import { hostOf } from '@/lib/site/host-of';
import { site } from '@/site.config';

const law = 'https://www.gesetze-im-internet.de/sgb_3/__296.html';

/**
 * Offices relevant to all readers of this page, including employers; the nurses' page lists more.
 */
const offices = [
  { id: 'register', href: publicOffices.register },
  { id: 'employment', href: publicOffices.agency },
  { id: 'advice', href: publicOffices.advice },
  { id: 'consumers', href: publicOffices.consumers },
] as const;

/** How to recognise impostors. */
export function ContactRecognise() {
  const t = useTranslations('contact.recognise');
  const { complaints } = site.disclosures;
  return (
    <Section ground="warm" labelledBy="recognise-title">
      <SectionHeading id="recognise-title" lead={t('lead')} title={t('title')} />
      <ul className="mt-8 grid gap-x-16 gap-y-7 border-accent border-l-4 pl-6 lg:grid-cols-2">
        <li className="max-w-measure">
          <h3 className="text-title">{t('rules.money.title')}</h3>
          <p className="mt-2 text-text-soft">
            {t.rich('rules.money.text', {
              law: (text) => (
                <a className="text-link" href={law} {...newTab}>
                  {text}
                </a>
              ),
            })}
          </p>
        </li>
        <li className="max-w-measure">
          <h3 className="text-title">{t('rules.sender.title')}</h3>
          <p className="mt-2 text-text-soft">{t('rules.sender.text')}</p>
        </li>
        {complaints !== undefined && (
          <li className="max-w-measure">
            <h3 className="text-title">{t('rules.complaints.title')}</h3>
            <p className="mt-2 text-text-soft">
              {t.rich('rules.complaints.text', complaintValues(complaints))}
            </p>
          </li>
        )}
      </ul>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-2">
        <OwnFactsCard title={t('ours.title')} />
        <div>
          <h3 className="text-title">{t('checks.title')}</h3>
          <ul className="mt-5 border-edge-strong/40 border-t">
            {offices.map(({ id, href }) => (
              <li className="border-edge-strong/40 border-b py-3" key={id}>
                <h4 className="font-bold" lang="de">
                  {t(`checks.${id}.german`)}
                </h4>
                <p className="mt-1 max-w-measure text-text-soft">{t(`checks.${id}.text`)}</p>
                <a
                  className="text-link inline-flex min-h-11 items-center font-semibold"
                  href={href}
                  {...newTab}
                >
                  {hostOf(href)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
