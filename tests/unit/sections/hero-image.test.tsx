import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { HeroImage } from '@/components/sections/shared';
import { findPhotograph } from '@/lib/pictures/find-picture';

jest.mock('@/lib/pictures/find-picture');

/* The pages have no photograph yet; the browser tests see their drawings. */
const photograph = {
  src: '/pictures/small.webp',
  width: 640,
  height: 530,
  sources: [
    { type: 'image/avif', srcSet: '/pictures/a.avif 360w', sizes: '100vw' },
    { type: 'image/webp', srcSet: '/pictures/a.webp 360w', sizes: '50vw' },
  ],
};

function show(hero: Record<string, string>) {
  jest.mocked(findPhotograph).mockReturnValue(photograph);
  const messages = { employers: { hero } };
  render(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <HeroImage alt="Gezeichnet" page="employers" />
    </NextIntlClientProvider>,
  );
}

it('shows a photograph instead, with its alternative text, and loads it with priority', () => {
  show({ photograph: 'Eine Pflegefachkraft lacht.' });
  const image = screen.getByRole('img', { name: 'Eine Pflegefachkraft lacht.' });
  expect(image).toHaveAttribute('src', photograph.src);
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '530');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
  expect(sources.map((source) => [source.type, source.srcset, source.sizes])).toEqual(
    photograph.sources.map(({ type, srcSet, sizes }) => [type, srcSet, sizes]),
  );
});

it('rejects a photograph without a text, and names file and key', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => show({ title: 'Pflege' })).toThrow(
    'messages/de/employers.json: hero.photograph: missing; ',
  );
});
