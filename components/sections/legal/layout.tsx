import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref } from '@/lib/site/channels';
import { candidatesTermsHref } from '@/lib/terms/documents';
import { site } from '@/site.config';

type LegalHeaderProps = {
  title: string;
  lead: string;
  /** Date of the last revision. */
  dated: ReactNode;
  children?: ReactNode;
};

/** Title, lead and date of a legal page. */
export function LegalHeader({ title, lead, dated, children }: LegalHeaderProps) {
  return (
    <div className="hero-top content flex flex-col pb-12 lg:pb-16">
      <h1 className="text-heading">{title}</h1>
      <p className="compact:order-1 mt-5 max-w-[38rem] text-lead text-text-soft">{lead}</p>
      <p className="compact:order-1 mt-6 max-w-[38rem] border-accent border-l-3 pl-4 text-small">
        {dated}
      </p>
      {children}
    </div>
  );
}

/** An entry of the table of contents. */
type ContentsEntry = {
  id: string;
  /** Section number as in the heading. */
  label?: string;
  title: string;
};

type LegalColumnsProps = {
  /** Makes the id of the heading of the table of contents unique in the page. */
  id: string;
  contents: string;
  entries: readonly ContentsEntry[];
  children: ReactNode;
};

/** A legal text with its table of contents: above the text, on wide screens to its left. */
export function LegalColumns({ id, contents, entries, children }: LegalColumnsProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-28">
      <nav
        aria-labelledby={`${id}-contents`}
        className="print:hidden lg:-m-2 lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem-var(--banner-height,0px))] lg:self-start lg:overflow-y-auto lg:p-2"
        data-above-banner=""
      >
        <p className="font-semibold text-small text-text-soft" id={`${id}-contents`}>
          {contents}
        </p>
        <ol className="mt-3 border-edge border-l-3">
          {entries.map((entry) => (
            <li key={entry.id}>
              <a
                className="flex min-h-11 items-baseline gap-2 py-2.5 tight:pl-2 pl-5 text-small leading-snug hover:text-action hover:underline"
                href={`#${entry.id}`}
              >
                <span className="min-w-[2.5ch] shrink-0 whitespace-nowrap font-semibold text-text-soft tabular-nums">
                  {entry.label}
                </span>
                {entry.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-sections max-w-[46rem]">{children}</div>
    </div>
  );
}

type LegalTextProps = { page: 'imprint' | 'privacy'; children: ReactNode };

/** A legal page with a single text: title, date, body. */
export function LegalText({ page, children }: LegalTextProps) {
  const t = useTranslations(page);
  return (
    <>
      <LegalHeader
        dated={t.rich('dated', useLegalMarks())}
        lead={t('hero.lead')}
        title={t('hero.title')}
      />
      <div className="bg-paper">
        <div className="content py-14 lg:py-24">{children}</div>
      </div>
    </>
  );
}

type LegalSectionProps = {
  id: string;
  title: string;
  /** Section number; in the margin on wide screens. */
  label?: string;
  level?: 'h2' | 'h3';
  children: ReactNode;
};

/** A section of a legal text, limited to a readable line length. */
export function LegalSection({
  id,
  title,
  label,
  level: Heading = 'h2',
  children,
}: LegalSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="py-10 first:pt-0 last:pb-0" id={id}>
      <Heading className="relative flex gap-3 text-title lg:block" id={`${id}-title`}>
        {label !== undefined && (
          <>
            <span className="shrink-0 whitespace-nowrap text-accent-strong tabular-nums lg:absolute lg:right-full lg:mr-5">
              {label}
            </span>{' '}
          </>
        )}
        {title}
      </Heading>
      <div className="legal-text mt-5 space-y-4">{children}</div>
    </section>
  );
}

type LegalSubsectionProps = { title: string; level?: 'h3' | 'h4'; children: ReactNode };

/** Part of a section with its own heading. */
export function LegalSubsection({ title, level: Heading = 'h3', children }: LegalSubsectionProps) {
  return (
    <div className="space-y-3 pt-4">
      <Heading className="font-bold">{title}</Heading>
      {children}
    </div>
  );
}

type LegalTableProps = {
  caption: string;
  /** Column headers; the first column contains the row headers. */
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
};

/** A small table; its rows become blocks on narrow screens. */
export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  return (
    <table className="legal-table text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td data-label={columns[index + 1]} key={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CompanyAddressProps = {
  /** First line, if any. */
  name?: string;
};

/** The company's postal address. */
export function CompanyAddress({ name }: CompanyAddressProps) {
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

const linkClass = 'text-link inline-block py-1';

/** The company's e-mail address as a link. */
export function MailLink() {
  return (
    <a className={linkClass} data-nohyphen="" href={`mailto:${site.email}`}>
      {site.email}
    </a>
  );
}

/** A telephone number as a link. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={`${linkClass} whitespace-nowrap`} href={phoneHref(number)}>
      {number}
    </a>
  );
}

/** Values of the tags and arguments in the messages of the legal pages. */
export function useLegalMarks() {
  const locale = useLocale();
  const { revised } = site.legal;
  const month = new Intl.DateTimeFormat(localeTable[locale].intl, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    email: site.email,
    mail: (children: ReactNode) => (
      <a className="text-link" data-nohyphen="" href={`mailto:${site.email}`}>
        {children}
      </a>
    ),
    strong: (children: ReactNode) => <strong>{children}</strong>,
    terms: (children: ReactNode) => (
      <a className="text-link" href={hrefFor(locale, 'terms')}>
        {children}
      </a>
    ),
    candidatesTerms: (children: ReactNode) => (
      <a className="text-link" href={candidatesTermsHref(locale)}>
        {children}
      </a>
    ),
    revised: month.format(new Date(revised)),
    time: (children: ReactNode) => <time dateTime={revised}>{children}</time>,
  };
}
