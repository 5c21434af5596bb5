/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { PrivacyServices } from '@/components/sections/legal/privacy';
import { DocumentDate } from '@/components/sections/legal/terms';
import type { Locale } from '@/lib/locales';
import common from '@/messages/de/common.json';
import privacy from '@/messages/de/privacy.json';

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
          { id: 'film', name: 'Film', category: 'preferences', templateId: 'film' },
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
