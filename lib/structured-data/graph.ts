import type { BreadcrumbList, Course, EmploymentAgency, Graph, Service, WebPage } from 'schema-dts';
import { type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import type { PageKey } from '@/lib/routing/table';
import { isSample } from '@/lib/site/samples';
import type { Site } from '@/lib/site/schema';

/** A service or course, with its parts. */
type Described = { name: string; description: string; parts: readonly string[] };

/** Texts that the page's data repeats, all from the page or its metadata. */
export type GraphTexts = {
  title: string;
  description: string;
  /** The page's name in menu or footer. */
  pageName: string;
  /** The service for employers, on their page. */
  service?: Described;
  /** The academy's course, on its page. */
  course?: Described;
};

type Subject = { site: Site; locale: Locale; page: PageKey; texts: GraphTexts };

/** BCP 47 tags of all languages; enquiries are answered in each of them. */
const languages = locales.map((locale) => localeTable[locale].htmlLang);

/** Whether a fact is set and not sample data, which must not reach search engines. */
function isReal(value: string | undefined): value is string {
  return value !== undefined && !isSample(value);
}

const idsOf = (url: string) => ({ agency: `${url}/#agency`, website: `${url}/#website` });

function agencyOf({ url, company, email, channels }: Site): EmploymentAgency {
  const phones = [...new Set([channels.employerPhone, channels.nursePhone])].filter(isReal);
  return {
    '@type': 'EmploymentAgency',
    '@id': idsOf(url).agency,
    url: `${url}/`,
    name: company.shortName,
    logo: `${url}/icon-512.png`,
    ...(isReal(company.name) && { legalName: company.name }),
    ...(isReal(company.vatId) && { vatID: company.vatId }),
    ...(isReal(email) && { email }),
    ...(phones.length > 0 && { telephone: phones }),
    ...(isReal(company.street) && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.street,
        postalCode: company.postalCode,
        addressLocality: company.city,
        addressCountry: company.country,
      },
    }),
  };
}

function breadcrumbOf({ site, locale, page, texts }: Subject, address: string): BreadcrumbList {
  const names = [
    { name: site.company.shortName, item: site.url + hrefFor(locale, 'home') },
    { name: texts.pageName, item: address },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}#breadcrumb`,
    itemListElement: (page === 'home' ? names.slice(0, 1) : names).map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

function pageOf({ site, locale, page, texts }: Subject, address: string): WebPage {
  const { agency, website } = idsOf(site.url);
  return {
    '@type': page === 'contact' ? 'ContactPage' : 'WebPage',
    '@id': `${address}#page`,
    url: address,
    name: texts.title,
    description: texts.description,
    inLanguage: localeTable[locale].htmlLang,
    isPartOf: { '@id': website },
    publisher: { '@id': agency },
    breadcrumb: { '@id': `${address}#breadcrumb` },
  };
}

function serviceOf({ name, description, parts }: Described, address: string, url: string): Service {
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name,
    description,
    provider: { '@id': idsOf(url).agency },
    areaServed: { '@type': 'Country', name: 'DE' },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: parts.map((part) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: part },
      })),
    },
  };
}

function courseOf({ name, description, parts }: Described, address: string, url: string): Course {
  return {
    '@type': 'Course',
    '@id': `${address}#course`,
    name,
    description,
    inLanguage: localeTable.de.htmlLang,
    provider: { '@id': idsOf(url).agency },
    teaches: parts,
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'online' },
  };
}

/**
 * A page's structured data (JSON-LD) as one graph whose nodes refer to each other by permanent ids.
 * Contains only what the page shows; sample data is omitted.
 *
 * @see https://schema.org/
 */
export function structuredData(subject: Subject): Graph {
  const { site, locale, page, texts } = subject;
  const address = site.url + hrefFor(locale, page);
  const { agency, website } = idsOf(site.url);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      agencyOf(site),
      {
        '@type': 'WebSite',
        '@id': website,
        url: `${site.url}/`,
        name: site.company.shortName,
        inLanguage: languages,
        publisher: { '@id': agency },
      },
      pageOf(subject, address),
      breadcrumbOf(subject, address),
      ...(texts.service ? [serviceOf(texts.service, address, site.url)] : []),
      ...(texts.course ? [courseOf(texts.course, address, site.url)] : []),
    ],
  };
}

/** A graph as text for a `<script>`, escaped so that it cannot close the element. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
