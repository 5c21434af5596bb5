import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CompanyAddress } from '@/components/sections/legal/company-address';
import { MailLink, PhoneLink } from '@/components/sections/legal/contact-links';
import { site } from '@/site.config';

/** The provider's details as § 5 DDG requires. Rows without a value are omitted. */
export function ProviderFacts() {
  const t = useTranslations('imprint.provider');
  const { company, channels } = site;
  const { employerPhone, nursePhone } = channels;
  const rows = [
    { id: 'company', value: company.name },
    { id: 'address', value: <CompanyAddress /> },
    { id: 'represented', value: company.managingDirector },
    { id: 'email', value: <MailLink /> },
    { id: 'employerPhone', value: employerPhone && <PhoneLink number={employerPhone} /> },
    { id: 'nursePhone', value: nursePhone && <PhoneLink number={nursePhone} /> },
    { id: 'registerCourt', value: <span lang="de">{company.registerCourt}</span> },
    { id: 'registerNumber', value: company.registerNumber },
    { id: 'vatId', value: company.vatId },
  ] as const satisfies readonly { id: string; value: ReactNode }[];
  return (
    <dl className="divide-y divide-edge border-edge border-t">
      {rows
        .filter(({ value }) => value !== undefined)
        .map(({ id, value }) => (
          <div className="gap-6 py-3 md:grid md:grid-cols-[15rem_1fr] md:items-baseline" key={id}>
            <dt className="text-small text-text-soft">{t(id)}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
