import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { DocumentDate } from '@/components/sections/legal/terms';
import type { Locale } from '@/lib/locales';

const date = { text: '15.07.2025, geändert im Mai 2026', iso: '2025-07-15', changed: '2026-05' };
const messages = { terms: { documents: { date: '{date}', changed: '{date}, {month}' } } };

it.each<[Locale, string]>([
  ['de', '15.07.2025, geändert im Mai 2026'],
  ['en', '15 July 2025, May 2026'],
  ['vas', '15. juli 2025., maj 2026.'],
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
