import { useTranslations } from 'next-intl';
import { type FramedPage, LanguageSwitcher } from '@/components/layout/languages';
import { CopyButton } from '@/components/sections/share';
import { LogoMark } from '@/components/ui/icon';
import { newTab } from '@/components/ui/links';
import { useLocale } from '@/lib/i18n/locale';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { channelsOf } from '@/lib/site/channels';
import { site } from '@/site.config';

const mainPages = ['employers', 'nurses', 'academy'] as const;
const legalPages = ['terms', 'imprint', 'privacy'] as const;

const plainLink =
  'flex min-h-11 w-fit min-w-11 items-center leading-tight underline-offset-4 hover:underline';

/** The footer: contact channels, pages, legal links, languages and postal address. */
export function Footer({ page }: { page: FramedPage }) {
  const locale = useLocale();
  const t = useTranslations('common');
  const { company } = site;
  const countries = new Intl.DisplayNames(localeTable[locale].intl, { type: 'region' });
  const pageLink = (target: Exclude<FramedPage, 'notFound'>, text: string) => (
    <li key={target}>
      <a
        aria-current={page === target ? 'page' : undefined}
        className={`${plainLink} aria-[current]:underline`}
        href={hrefFor(locale, target)}
      >
        {text}
      </a>
    </li>
  );
  return (
    <footer className="on-band bg-band text-on-band">
      <div className="content grid gap-x-6 gap-y-4 pt-6 pb-4 md:grid-cols-[20.5rem_1fr] lg:grid-cols-2 lg:gap-x-16 lg:pt-10 lg:pb-6">
        <div>
          <p className="flex items-center gap-2.5 font-extrabold text-title tracking-tight">
            <LogoMark />
            <span className="wrap-anywhere hyphens-auto min-w-0" data-nohyphen="" lang="de">
              {company.shortName}
            </span>
          </p>
          <FooterChannels />
        </div>
        <div className="grid large-text:grid-cols-1 grid-cols-2 gap-x-6 md:max-lg:grid-cols-[auto_auto] md:max-lg:justify-end border-on-band-soft/40 max-md:border-t max-md:pt-3 print:hidden">
          <nav aria-label={t('footer.pages')}>
            <ul>
              {mainPages.map((target) => pageLink(target, t(`nav.groups.${target}`)))}
              {pageLink('contact', t('nav.contact'))}
            </ul>
          </nav>
          <nav aria-label={t('footer.legal')}>
            <ul className="text-small">
              {legalPages.map((target) => pageLink(target, t(`footer.${target}`)))}
              <li>
                {/* With scripts, this link opens the cookie settings instead. */}
                <a
                  className={plainLink}
                  data-opens="cookie-settings"
                  href={hrefFor(locale, 'privacy', 'cookies')}
                >
                  {t('consent.footerLink')}
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </div>
      <div className="content grid items-center gap-x-16 border-on-band-soft/40 border-t pt-3 pb-4 text-caption lg:grid-cols-2">
        <nav aria-label={t('language.label')} className="print:hidden">
          <LanguageSwitcher isOnBand page={page} />
        </nav>
        <address className="text-on-band-soft">
          {`© ${new Date().getFullYear()} ${company.name}, `}
          <span className="whitespace-nowrap">{company.street}</span>
          {', '}
          <span className="whitespace-nowrap">{`${company.postalCode} ${company.city}`}</span>
          {`, ${countries.of(company.country)}`}
        </address>
      </div>
    </footer>
  );
}

function FooterChannels() {
  const t = useTranslations('common');
  const { email } = site;
  const channels = channelsOf(site, t('chat.greeting'));
  const phones = channels.filter(({ kind }) => kind === 'phone');
  return (
    <>
      {phones.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-x-6">
          {phones.map(({ audience, number, href }) => (
            <li key={audience}>
              <a className={plainLink} href={href}>
                <span>
                  <span className="block font-normal text-on-band-soft text-small">
                    {t(`nav.groups.${audience}`)}
                  </span>
                  <span className="underline decoration-1">{number}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-1 flex flex-wrap items-center font-semibold">
        <a
          className={`${plainLink} wrap-anywhere max-w-[calc(100%-3rem)] underline decoration-1`}
          data-nohyphen=""
          href={`mailto:${email}`}
        >
          <span>{email}</span>
        </a>
        <CopyButton address={email} id="footer-copy-email" />
      </div>
      <div className="flex flex-wrap gap-x-6 font-semibold">
        {channels.map(
          ({ kind, href }) =>
            kind !== 'phone' && (
              <a
                className={`${plainLink} underline decoration-1`}
                href={href}
                key={kind}
                {...(kind === 'whatsapp' ? newTab : {})}
              >
                {t(`companyDetails.${kind}`)}
              </a>
            ),
        )}
      </div>
    </>
  );
}
