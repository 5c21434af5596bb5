import { useTranslations } from 'next-intl';
import { CompanyProof, replyDays } from '@/components/sections/company';
import { useTextValues } from '@/components/sections/nurses/sources';
import { Disclosure } from '@/components/ui/disclosure';
import { newTab } from '@/components/ui/links';
import { displayHost } from '@/lib/site/channels';
import { site } from '@/site.config';

const threats = ['money', 'originals', 'passwords', 'rush'] as const;
/** Public offices for checking a placement agency or for complaints. */
const publicOffices = {
  register: 'https://www.handelsregister.de/',
  agency: 'https://www.arbeitsagentur.de/',
  advice: 'https://www.faire-integration.de/',
} as const;
const offices = ['register', 'agency', 'advice'] as const;

/** How to recognise the company: what impostors ask for, and where to check and complain. */
export function Recognise() {
  const t = useTranslations('nurses.recognise');
  const values = useTextValues();
  return (
    <div className="bg-background">
      <div className="content grid gap-x-16 gap-y-4 py-section lg:grid-cols-2">
        <div>
          <h3 className="text-subheading" id="erkennen">
            {t('title')}
          </h3>
          <h4 className="mt-3.5 font-normal text-text-soft tracking-normal">{t('never.title')}</h4>
          <ul className="mt-2 grid gap-x-8 border-accent border-t-2 sm:grid-cols-2">
            {threats.map((id) => (
              <li className="border-edge-strong/40 border-b py-1.5" key={id}>
                {t(`never.${id}`)}
              </li>
            ))}
          </ul>
        </div>
        <div className="self-end">
          <p className="max-w-measure">{t.rich('suspicion', values)}</p>
          <div className="mt-3 mb-4">
            <CompanyProof />
          </div>
          <Disclosure id="stellen" label={t('places.title')}>
            <p className="max-w-measure pb-3">
              {t.rich('places.complaint', { ...values, email: site.email, days: replyDays() })}
            </p>
            <ul>
              {offices.map((id) => (
                <li className="border-edge border-t py-2" key={id}>
                  <a
                    className="text-link inline-block py-2.75 font-semibold"
                    href={publicOffices[id]}
                    {...newTab}
                  >
                    <span lang="de">{t(`places.${id}.german`)}</span> (
                    {displayHost(publicOffices[id])})
                  </a>
                  <p className="text-text-soft">{t(`places.${id}.text`)}</p>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      </div>
    </div>
  );
}
