import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { mailLink } from '@/components/sections/company';
import { linkTo } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { useLocale } from '@/lib/i18n/locale';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref } from '@/lib/site/channels';
import { termsHref, termsLocale } from '@/lib/terms/documents';
import { site } from '@/site.config';

type LegalHeaderProps = { page: 'imprint' | 'privacy' | 'terms'; children?: ReactNode };

/** Title, lead and date of a legal page. */
export function LegalHeader({ page, children }: LegalHeaderProps) {
  const t = useTranslations(page);
  return (
    <div className="hero-content content flex flex-col pb-12 lg:pb-16">
      <h1 className="text-heading">{t('hero.title')}</h1>
      <p className="compact:order-1 mt-5 max-w-[38rem] text-lead text-text-soft">
        {t('hero.lead')}
      </p>
      <p className="compact:order-1 mt-6 max-w-[38rem] border-accent border-l-3 pl-4 text-small">
        {t.rich('dated', useLegalMarks())}
      </p>
      {children}
    </div>
  );
}

type LegalSection = {
  id: string;
  title: string;
  /** Section number; in the margin on wide screens. */
  label?: string | undefined;
  body: ReactNode;
};

type LegalColumnsProps = {
  /** Makes the id of the heading of the table of contents unique in the page. */
  id: string;
  contents: string;
  sections: readonly LegalSection[];
  level?: 'h2' | 'h3';
  /** Content above the text, in its column. */
  children?: ReactNode;
};

/** A legal text with its table of contents: above the text, on wide screens to its left. */
export function LegalColumns(props: LegalColumnsProps) {
  const { id, contents, sections, level: Heading = 'h2', children } = props;
  return (
    <div className="grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-28">
      {children && <div className="lg:col-start-2">{children}</div>}
      <nav
        aria-labelledby={`${id}-contents`}
        className="print:hidden lg:-m-2 lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100vh-11rem)] lg:self-start lg:overflow-y-auto lg:p-2"
      >
        <p className="font-semibold text-small text-text-soft" id={`${id}-contents`}>
          {contents}
        </p>
        <ol className="mt-3 border-edge border-l-3 md:max-lg:columns-2">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                className="flex min-h-11 items-baseline gap-2 py-2.5 large-text:pl-2 pl-5 text-small lg:min-h-9 lg:py-1.5 leading-snug hover:text-action hover:underline"
                href={`#${section.id}`}
              >
                {section.label !== undefined && (
                  <span className="min-w-[2.5ch] shrink-0 whitespace-nowrap font-semibold text-text-soft tabular-nums">
                    {section.label}
                  </span>
                )}
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-sections max-w-[46rem]">
        {sections.map((section) => (
          <section
            aria-labelledby={`${section.id}-title`}
            className="py-10 first:pt-0 last:pb-0"
            id={section.id}
            key={section.id}
          >
            <Heading className="relative flex gap-3 text-title lg:block" id={`${section.id}-title`}>
              {section.label !== undefined && (
                <>
                  <span className="shrink-0 whitespace-nowrap text-accent-strong tabular-nums lg:absolute lg:right-full lg:mr-5">
                    {section.label}
                  </span>{' '}
                </>
              )}
              {section.title}
            </Heading>
            <div className="legal-text mt-5 space-y-4">{section.body}</div>
          </section>
        ))}
      </div>
    </div>
  );
}

type LegalTextProps = {
  page: 'imprint' | 'privacy';
  /** In page order, which numbers those without a label. */
  sections: readonly LegalSection[];
};

/** A legal page with a single text: title, date, numbered sections. */
export function LegalText({ page, sections }: LegalTextProps) {
  const t = useTranslations(page);
  const numbered = sections.map((one, index) => ({ label: `${index + 1}`, ...one }));
  return (
    <>
      <LegalHeader page={page} />
      <Section background="paper">
        <LegalColumns contents={t('contents')} id={page} sections={numbered} />
      </Section>
    </>
  );
}

/** Paragraphs without marks. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

type ListProps<Id extends string> = { ids: readonly Id[]; text: (id: Id) => ReactNode };

/** A bulleted list of texts. */
export function List<Id extends string>({ ids, text }: ListProps<Id>) {
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>{text(id)}</li>
      ))}
    </ul>
  );
}

/** Part of a section with its own heading. */
export function LegalSubsection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="space-y-3 pt-4">
      <h3 className="font-bold">{title}</h3>
      {children}
    </div>
  );
}

/** The company's postal address, below a name if there is one. */
export function CompanyAddress({ name }: { name?: string }) {
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

/** An e-mail address or a telephone number as a link. */
export function ChannelLink({ address }: { address: string }) {
  const href = address.includes('@') ? `mailto:${address}` : phoneHref(address);
  return linkTo(href, { className: 'text-link inline-block py-1', 'data-nohyphen': '' })(address);
}

/** Values of the tags and arguments in the messages of the legal pages. */
export function useLegalMarks() {
  const locale = useLocale();
  const { revised, changed } = site.legal;
  const months = new Intl.DateTimeFormat(localeTable[locale].intl, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    email: site.email,
    mail: mailLink,
    strong: (text: ReactNode) => <strong>{text}</strong>,
    german: (text: ReactNode) => <span lang={localeTable[termsLocale].htmlLang}>{text}</span>,
    terms: linkTo(hrefFor(locale, 'terms')),
    candidatesTerms: linkTo(termsHref(locale, 'candidates')),
    revised: months.format(new Date(revised)),
    date: months.format(new Date(changed)),
    time: (text: ReactNode) => <time dateTime={revised}>{text}</time>,
  };
}
