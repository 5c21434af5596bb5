import { useLocale } from 'next-intl';
import { localeTable } from '@/lib/locales';
import { site } from '@/site.config';

type Props = {
  /** First line, if any. */
  name?: string;
};

/** The company's postal address. */
export function CompanyAddress({ name }: Props) {
  const { company } = site;
  const countries = new Intl.DisplayNames(localeTable[useLocale()].intl, { type: 'region' });
  return (
    <address>
      {name !== undefined && (
        <>
          {name}
          <br />
        </>
      )}
      {company.street}
      <br />
      {company.postalCode} {company.city}
      <br />
      {countries.of(company.country)}
    </address>
  );
}
