import { useFormatter, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { LegalColumns, useLegalMarks } from '@/components/sections/legal/layout';
import { arrowRightIcon, downloadIcon, Icon } from '@/components/ui/icon';
import { ButtonLink, linkTo } from '@/components/ui/links';
import { Heading } from '@/components/ui/text';
import termsDownloads from '@/generated/terms-downloads.json' with { type: 'json' };
import { useLocale } from '@/lib/i18n/locale';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import type { NamedSummary, NamedTerms } from '@/lib/terms/load-terms';
import type { Block, Inline, TermsDocument } from '@/lib/terms/parse-document';

/** The date of a document, formatted for the page's language. */
export function DocumentDate({ date }: { date: TermsDocument['date'] }) {
  const t = useTranslations('terms.documents');
  return <time dateTime={date.iso}>{t('date', { date: useDocumentDate(date) })}</time>;
}

/** A document's date: in German as written there, in other languages with the month in words. */
function useDocumentDate({ text, iso }: TermsDocument['date']): string {
  const locale = useLocale();
  if (locale === termsLocale) return text;
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const words = new Intl.DateTimeFormat(localeTable[locale].intl, options);
  return words.format(new Date(iso)).replaceAll(' ', '\u00A0');
}

type TermsArticleProps = {
  document: NamedTerms;
  /** Shown in place of the document in other languages. */
  summary?: NamedSummary | undefined;
};

/**
 * One set of terms in full, starting on a new page in print, or its summary, marked as not binding;
 * with its table of contents.
 */
export function TermsArticle({ document, summary }: TermsArticleProps) {
  const t = useTranslations('terms');
  const { id, name, title, intro, sections } = summary ?? document;
  const date = useDocumentDate(document.date);
  return (
    <article
      aria-labelledby={`${id}-title`}
      className={`bg-paper [article+&]:bg-background-deep ${summary ? '' : 'print:[article+&]:break-before-page'}`}
      id={id}
    >
      <div className="content py-section">
        <LegalColumns
          contents={t(`documents.${name}`)}
          id={id}
          level="h3"
          sections={sections.map(({ blocks, ...section }) => ({
            ...section,
            body: blocks.map(blockElement),
          }))}
        >
          <h2 className="max-w-[26ch] text-subheading" id={`${id}-title`}>
            {title}
          </h2>
          {summary ? (
            <>
              <p className="mt-6 max-w-[38rem] border-accent border-l-3 pl-4 font-semibold">
                {t('notBinding', { document: name, date })}
              </p>
              <div className="legal-text mt-5 max-w-[46rem] space-y-4">
                {intro.map(blockElement)}
              </div>
            </>
          ) : (
            <>
              <p className="mt-4 font-semibold">
                <DocumentDate date={document.date} />
              </p>
              <div className="legal-text mt-3 space-y-4 text-text-soft">
                {intro.map(blockElement)}
              </div>
              <TermsDownload document={document} />
            </>
          )}
        </LegalColumns>
      </div>
    </article>
  );
}

function inlineElement(part: Inline, key: number): ReactNode {
  if (part.kind === 'text') return part.text;
  const children = part.children.map(inlineElement);
  if (part.kind === 'strong') return <strong key={key}>{children}</strong>;
  return <Fragment key={key}>{linkTo(part.href)(children)}</Fragment>;
}

function blockElement(block: Block, key: number): ReactNode {
  if (block.kind === 'paragraph') return <p key={key}>{block.children.map(inlineElement)}</p>;
  const List = block.ordered ? 'ol' : 'ul';
  return <List key={key}>{block.items.map(itemElement)}</List>;
}

function itemElement(item: readonly Block[], key: number): ReactNode {
  return <li key={key}>{item.map(blockElement)}</li>;
}

/** Download link of a document, with its size. */
function TermsDownload({ document: { name } }: { document: NamedTerms }) {
  const t = useTranslations('terms.download');
  const { number } = useFormatter();
  const { href, bytes } = termsDownloads[name];
  const size = number(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' });
  return (
    <p className="print:hidden mt-3">
      <a
        className="inline-flex gap-2 py-2.5"
        download=""
        href={href}
        hrefLang={localeTable[termsLocale].htmlLang}
        type="application/pdf"
      >
        <Icon className="mt-1 size-5 text-action" path={downloadIcon} />
        <span>
          <span className="text-link">{t(name)}</span>{' '}
          <span className="text-small text-text-soft">({t('detail', { size })})</span>
        </span>
      </a>
    </p>
  );
}

/** Links to the documents below, one per audience. */
export function TermsChoice({ documents }: { documents: readonly NamedTerms[] }) {
  const t = useTranslations('terms.documents');
  return (
    <nav aria-label={t('title')} className="print:hidden mt-6">
      <ul className="grid gap-4 md:grid-cols-2 lg:max-w-[52rem]">
        {documents.map(({ id, name, date }) => (
          <li key={id}>
            <a
              className="flex h-full items-start justify-between gap-4 rounded-card border border-edge bg-paper p-5 transition-colors hover:border-action hover:text-action"
              href={`#${id}`}
            >
              <span>
                <span className="block font-bold text-title">{t(name)}</span>
                <span className="mt-1 block text-small text-text-soft">
                  <DocumentDate date={date} />
                </span>
              </span>
              <Icon
                className="mt-1 size-5 rotate-90 large-text:hidden text-action"
                path={arrowRightIcon}
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Notes that the terms exist in German only, with links to them. */
export function GermanOnly({ documents }: { documents: readonly NamedTerms[] }) {
  const locale = useLocale();
  const t = useTranslations('terms');
  const { htmlLang } = localeTable[termsLocale];
  /** The summaries, and the sections that explain the costs, in the reader's language. */
  const explained = [
    ...termsSources.map(({ id, name }) => ({ name: `${name}Summary`, href: `#${id}` }) as const),
    { name: 'employers', href: hrefFor(locale, 'employers', 'kostenmodell') },
    { name: 'candidates', href: hrefFor(locale, 'nurses', 'keine-kosten') },
  ] as const;
  return (
    <div className="content pb-section">
      <section
        aria-labelledby="german-only-title"
        className="grid grid-cols-[minmax(0,1fr)] gap-10 rounded-card border border-edge bg-paper p-6 [overflow-wrap:anywhere] sm:p-8 lg:grid-cols-[3fr_2fr] lg:gap-16 lg:p-14"
      >
        <div>
          <Heading id="german-only-title" size="text-subheading" text={t('germanOnly.title')} />
          <p className="mt-5 max-w-[38rem]">{t('germanOnly.text')}</p>
          <p className="mt-4 max-w-[38rem]">{t.rich('germanOnly.ask', useLegalMarks())}</p>
          <p className="mt-8">
            <ButtonLink
              href={hrefFor(termsLocale, 'terms')}
              hrefLang={htmlLang}
              icon={arrowRightIcon}
            >
              {t('germanOnly.button')}
            </ButtonLink>
          </p>
          <ul className="mt-6">
            {explained.map(({ name, href }) => (
              <li key={name}>
                <a className="text-link inline-flex min-h-11 items-center py-1.5" href={href}>
                  {t(`germanOnly.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <ul className="divide-y divide-edge border-edge border-t lg:self-start">
          {documents.map((document) => (
            <li className="py-6 last:pb-0" key={document.id}>
              <p className="text-small text-text-soft">
                <span className="font-semibold">{t(`documents.${document.name}`)}</span>
                <br />
                <DocumentDate date={document.date} />
              </p>
              <a
                className="text-link mt-2 inline-block py-1 font-bold text-title"
                href={hrefFor(termsLocale, 'terms', document.id)}
                hrefLang={htmlLang}
                lang={htmlLang}
              >
                {document.title}
              </a>
              <TermsDownload document={document} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
