import { type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import type { PageKey } from '@/lib/routing/table';
import { isPlaceholderValue } from '@/lib/site/placeholder-values';
import type { Site } from '@/lib/site/schema';

type Graph = { '@context': string; '@graph': readonly object[] };

type Offering = { name: string; description: string; parts: readonly string[] };

/** Texts from the page and its metadata that the graph contains. */
export type GraphTexts = {
  title: string;
  description: string;
  /** The page's name, as in the menu or the footer. */
  pageName: string;
  /** The service for employers, on their page. */
  service?: Offering;
  /** The academy's course, on its page. */
  course?: Offering;
};

type GraphInput = { site: Site; locale: Locale; page: PageKey; texts: GraphTexts };

/** BCP 47 tags of all languages; enquiries are answered in each of them. */
const languages = locales.map((locale) => localeTable[locale].htmlLang);

/** Whether a value is set, and may reach search engines because it is not a placeholder value. */
function isReal(value: string | undefined): value is string {
  return value !== undefined && !isPlaceholderValue(value);
}

function agencyNode({ url, company, email, channels }: Site): object {
  const phones = [...new Set([channels.employerPhone, channels.nursePhone])].filter(isReal);
  return {
    '@type': 'EmploymentAgency',
    '@id': `${url}/#agency`,
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

/**
 * A page's structured data (JSON-LD) as one graph whose nodes refer to each other by permanent ids.
 * Contains only what the page shows, without placeholder values.
 *
 * @see https://schema.org/
 */
export function structuredData({ site, locale, page, texts }: GraphInput): Graph {
  const { url, company } = site;
  const pageUrl = url + hrefFor(locale, page);
  const agency = { '@id': `${url}/#agency` };
  const website = { '@id': `${url}/#website` };
  const breadcrumb = { '@id': `${pageUrl}#breadcrumb` };
  const breadcrumbs = [
    { name: company.shortName, item: url + hrefFor(locale, 'home') },
    ...(page === 'home' ? [] : [{ name: texts.pageName, item: pageUrl }]),
  ];
  const { service, course } = texts;
  const nodes = [
    agencyNode(site),
    {
      '@type': 'WebSite',
      ...website,
      url: `${url}/`,
      name: company.shortName,
      inLanguage: languages,
      publisher: agency,
    },
    {
      '@type': page === 'contact' ? 'ContactPage' : 'WebPage',
      '@id': `${pageUrl}#page`,
      url: pageUrl,
      name: texts.title,
      description: texts.description,
      inLanguage: localeTable[locale].htmlLang,
      isPartOf: website,
      publisher: agency,
      breadcrumb,
    },
    {
      '@type': 'BreadcrumbList',
      ...breadcrumb,
      itemListElement: breadcrumbs.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
    service && {
      '@type': 'Service',
      '@id': `${pageUrl}#service`,
      name: service.name,
      description: service.description,
      provider: agency,
      areaServed: { '@type': 'Country', name: 'DE' },
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: service.name,
        itemListElement: service.parts.map((part) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: part },
        })),
      },
    },
    course && {
      '@type': 'Course',
      '@id': `${pageUrl}#course`,
      name: course.name,
      description: course.description,
      inLanguage: localeTable.de.htmlLang,
      provider: agency,
      teaches: course.parts,
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'online' },
    },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': nodes.filter((node) => node !== undefined),
  };
}

/** A graph as text for a `<script>`, escaped so that it cannot close the element. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
