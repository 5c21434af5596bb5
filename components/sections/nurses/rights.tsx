import { useTranslations } from 'next-intl';
import { CompanyProof, replyDays } from '@/components/sections/company';
import { useTextValues } from '@/components/sections/nurses/sources';
import { Drawing } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import { newTab } from '@/components/ui/links';
import { displayHost } from '@/lib/site/channels';
import { site } from '@/site.config';

const ruledList = 'border-t-2 divide-y divide-edge-strong/40';

const mainRights = ['end', 'fee'] as const;
const furtherRights = ['others', 'profile', 'clauses'] as const;

/** What a nurse may always do and nobody may ask of her, and how she recognises us. */
export function NursesRights() {
  const t = useTranslations('nurses.rights');
  return (
    <section aria-labelledby="rechte-title" className="bg-background" id="rechte">
      <div className="content grid gap-x-16 gap-y-6 py-section lg:grid-cols-2">
        <div>
          <h2 className="text-subheading" id="rechte-title">
            {t('title')}
          </h2>
          <ul className={`mt-4 max-w-measure border-action ${ruledList}`}>
            {mainRights.map((id) => (
              <li className="py-1.5 first:font-bold" key={id}>
                {t(id)}
              </li>
            ))}
          </ul>
          <div className="open-when-wide max-w-measure border-edge-strong/40 border-t">
            <Disclosure isInline label={t('more')}>
              <ul className="divide-y divide-edge-strong/40">
                {furtherRights.map((id) => (
                  <li className="py-1.5" key={id}>
                    {t(id)}
                  </li>
                ))}
              </ul>
            </Disclosure>
          </div>
        </div>
        <Recognise />
      </div>
    </section>
  );
}

const threats = ['money', 'originals', 'passwords', 'rush'] as const;
/** Public offices for checking a placement agency or for complaints. */
const publicOffices = {
  register: 'https://www.handelsregister.de/',
  agency: 'https://www.arbeitsagentur.de/',
  advice: 'https://www.faire-integration.de/',
} as const;
const offices = ['register', 'agency', 'advice'] as const;

/** What impostors ask for, and where to check and complain. */
function Recognise() {
  const t = useTranslations('nurses.recognise');
  const values = useTextValues();
  return (
    <div>
      <div className="flex items-end justify-between gap-4">
        <div>
          <h3 className="text-subheading" id="erkennen">
            {t('title')}
          </h3>
          <h4 className="mt-3.5 font-normal text-text-soft tracking-normal">{t('never.title')}</h4>
        </div>
        <Drawing className="large-text:hidden w-24 shrink-0" name="nurses-wallet" />
      </div>
      <ul className="mt-2 grid gap-x-8 border-accent border-t-2 sm:grid-cols-2">
        {threats.map((id) => (
          <li className="border-edge-strong/40 border-b py-1.5" key={id}>
            {t(`never.${id}`)}
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-measure">{t.rich('suspicion', values)}</p>
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
                <span lang="de">{t(`places.${id}.german`)}</span> ({displayHost(publicOffices[id])})
              </a>
              <p className="text-text-soft">{t(`places.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
