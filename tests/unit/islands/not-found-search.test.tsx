/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import NotFoundSearch from '@/components/islands/not-found/not-found-search';

test('searches for text that was typed before hydration', () => {
  const search = (
    <NotFoundSearch
      entries={[{ title: 'Visum', page: 'Pflegefachkräfte', href: '/krankenpfleger#weg' }]}
      home="/"
      texts={{
        label: 'Suche',
        typing: 'Tippen',
        hint: 'Enter',
        found: 'Treffer: {count}',
        none: '',
      }}
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.append(document.createRange().createContextualFragment(renderToString(search)));
  container.querySelector('input')?.setRangeText('visum');
  render(search, { container, hydrate: true });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/krankenpfleger#weg');
  expect(screen.getByRole('status')).toHaveTextContent('Treffer: 1');
});
