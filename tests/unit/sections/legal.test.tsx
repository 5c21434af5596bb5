/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useMenuGroups } from '@/components/layout/header';
import { PrivacyServices } from '@/components/sections/legal/privacy';
import { DocumentDate } from '@/components/sections/legal/terms';
import { HeroImage, Partners } from '@/components/sections/shared';
import type { Locale } from '@/lib/locales';
import { findPhotograph, findPicture } from '@/lib/pictures/find-picture';
import common from '@/messages/de/common.json';
import privacy from '@/messages/de/privacy.json';
import { site } from '@/site.config';

const date = { text: '15.07.2025', iso: '2025-07-15' };
const messages = { terms: { documents: { date: '{date}' } } };

it.each<[Locale, string]>([
  ['de', '15.07.2025'],
  ['en', '15 July 2025'],
  ['vas', '15. juli 2025.'],
])('writes the date of the terms as %s does', (locale, written) => {
  render(
    <NextIntlClientProvider locale={locale} messages={messages}>
      <DocumentDate date={date} />
    </NextIntlClientProvider>,
  );
  const shown = screen.getByText((_, element) => element?.tagName === 'TIME');
  expect(shown.textContent?.replaceAll('\u00A0', ' ')).toBe(written);
  expect(shown.getAttribute('datetime')).toBe('2025-07-15');
});

const { services: texts } = privacy.cookies;

test('lists every service with its category, its storage entries, and its purpose', () => {
  const paragraphs: Record<string, string> = { count: 'Zählt Besuche.', film: 'Zeigt einen Film.' };
  const withParagraphs = { ...privacy, services: paragraphs };
  render(
    <NextIntlClientProvider locale="de" messages={{ common, privacy: withParagraphs }}>
      <PrivacyServices
        services={[
          {
            id: 'count',
            name: 'Count',
            category: 'analytics',
            script: '/count.js',
            storage: { local: ['visit'], session: ['tab_*'], cookies: ['_c*'] },
          },
          { id: 'film', name: 'Film', category: 'preferences', script: '/film.js' },
        ]}
      />
    </NextIntlClientProvider>,
  );
  const rows = within(screen.getByRole('table', { name: texts.caption })).getAllByRole('row');
  const { analytics, preferences } = common.consent.categories;
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    [texts.name, texts.category, texts.stores],
    ['Count', analytics.name, '_c*, visit, tab_*'],
    ['Film', preferences.name, texts.nothing],
  ]);
  for (const text of Object.values(paragraphs)) {
    expect(screen.getByText(text, { exact: false })).toBeVisible();
  }
});

jest.mock('@/lib/pictures/find-picture');
const picture = jest.mocked(findPicture);

const own = site.partners;
afterEach(() => {
  site.partners = own;
});

const names = site.partners.map(({ name }) => name);

function MenuHrefs() {
  return useMenuGroups()
    .flatMap(({ links }) => links.map(({ href }) => href))
    .join(' ');
}

describe('partners', () => {
  it('have a logo with the name as alternative text, or their name as text', () => {
    picture.mockReturnValue({ src: '/pictures/any.svg', width: 130, height: 112 });
    const { unmount } = render(<Partners title="Partners" />);
    const logos = screen.getAllByRole('img');
    expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(names);
    unmount();
    picture.mockReturnValue(undefined);
    render(<Partners title="Partners" />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(names);
  });

  it('have neither a section nor a link to it if there are none', () => {
    const menu = () =>
      render(
        <NextIntlClientProvider locale="de" messages={{ common }}>
          <MenuHrefs />
        </NextIntlClientProvider>,
      ).container.textContent;
    expect(menu()).toContain('#partners');
    site.partners = [];
    expect(menu()).not.toContain('#partners');
    expect(render(<Partners title="Partners" />).container).toBeEmptyDOMElement();
  });
});

/* The pages have no photograph yet; the browser tests see their drawings. */
test('a photograph in the first section has its own alternative text', () => {
  const photograph = { src: '/pictures/small.webp', width: 640, height: 530, sources: [] };
  jest.mocked(findPhotograph).mockReturnValue(photograph);
  const text = 'Eine Pflegefachkraft lacht.';
  const hero: Record<string, string> = { photograph: text };
  render(
    <NextIntlClientProvider locale="de" messages={{ employers: { hero } }}>
      <HeroImage alt="Gezeichnet" page="employers" />
    </NextIntlClientProvider>,
  );
  const image = screen.getByRole('img', { name: text });
  expect(image).toHaveAttribute('src', '/pictures/small.webp');
});
