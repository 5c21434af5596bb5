import { useLocale, useTranslations } from 'next-intl';
import { copyEmail } from '@/components/islands/copy-email/island';
import { Island } from '@/components/islands/island';
import type { FramedPage } from '@/components/layout/framed-page';
import { BreakableAddress } from '@/components/ui/breakable-address';
import { LogoMark } from '@/components/ui/logo-mark';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';

const legalPages = ['terms', 'imprint', 'privacy'] as const;

/** The footer: company, address, contact and legal links. */
export function Footer({ page }: { page: FramedPage }) {
  const locale = useLocale();
  const t = useTranslations('common');
  const { company, email } = site;
  const countries = new Intl.DisplayNames(localeTable[locale].intl, { type: 'region' });
  const heading = 'font-semibold text-small text-on-band-soft';
  return (
    <footer className="on-band bg-band text-on-band">
      <div className="content grid gap-10 py-14 *:min-w-0 md:grid-cols-2 lg:grid-cols-[1.6fr_1.5fr_1.5fr_1fr]">
        <div className="max-w-sm">
          <p className="flex items-center gap-2.5 font-extrabold text-title tracking-tight">
            <LogoMark />
            {company.shortName}
          </p>
          <p className="mt-4 text-on-band-soft text-small print:hidden">{t('footer.claim')}</p>
        </div>
        <div>
          <h2 className={heading}>{t('footer.address')}</h2>
          <address className="mt-2">
            {company.name}
            <br />
            {company.street}
            <br />
            {company.postalCode} {company.city}
            <br />
            {countries.of(company.country)}
          </address>
        </div>
        <div>
          <h2 className={heading}>{t('footer.write')}</h2>
          <p className="mb-2">
            <a
              className="wrap-anywhere inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
              data-nohyphen=""
              href={`mailto:${email}`}
            >
              <BreakableAddress address={email} />
            </a>
          </p>
          <Island
            of={copyEmail}
            props={{
              id: 'footer-copy-email',
              email,
              texts: {
                action: t('copyEmail.action'),
                done: t('copyEmail.done'),
                announcement: t('copyEmail.announcement', { email }),
                failed: t('copyEmail.failed'),
              },
            }}
            trigger="visible"
          />
        </div>
        <nav aria-labelledby="footer-legal" className="print:hidden">
          <h2 className={heading} id="footer-legal">
            {t('footer.legal')}
          </h2>
          <ul className="mt-1">
            {legalPages.map((legalPage) => (
              <li key={legalPage}>
                <a
                  aria-current={page === legalPage ? 'page' : undefined}
                  className="flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:underline"
                  href={hrefFor(locale, legalPage)}
                >
                  {t(`footer.${legalPage}`)}
                </a>
              </li>
            ))}
            <li>
              {/* Without scripts, links to the text about cookies; with scripts, opens the
                  settings. */}
              <a
                className="flex min-h-11 items-center underline-offset-4 hover:underline"
                data-opens="cookie-settings"
                href={hrefFor(locale, 'privacy', 'cookies')}
              >
                {t('consent.footerLink')}
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <p className="content pb-10 text-on-band-soft text-small">
        {t('footer.rights', {
          year: String(new Date().getFullYear()),
          company: company.name,
        })}
      </p>
    </footer>
  );
}
