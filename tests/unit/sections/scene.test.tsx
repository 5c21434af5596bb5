import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { Scene } from '@/components/sections/shared';
import { photographOf, pictureOf } from '@/lib/pictures/picture-of';

jest.mock('@/lib/pictures/picture-of');

const drawing = { src: '/pictures/scene.svg', width: 640, height: 530 };
const photograph = {
  src: '/pictures/small.webp',
  width: 640,
  height: 530,
  sources: [
    { type: 'image/avif', srcSet: '/pictures/a.avif 360w', sizes: '100vw' },
    { type: 'image/webp', srcSet: '/pictures/a.webp 360w', sizes: '100vw', media: 'print' },
  ],
};

function show(messages: Record<string, object>) {
  return render(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <Scene alt="Gezeichnet" page="employers" />
    </NextIntlClientProvider>,
  );
}

const narrow = { src: '/pictures/narrow.svg', width: 360, height: 390 };

beforeEach(() =>
  jest
    .mocked(pictureOf)
    .mockImplementation((place) => (place === 'scenes-employers-hero' ? drawing : undefined)),
);

it('shows the drawing where there is no photograph', () => {
  jest.mocked(photographOf).mockReturnValue(undefined);
  show({});
  expect(screen.getByRole('img', { name: 'Gezeichnet' })).toHaveAttribute('src', drawing.src);
});

it('shows a composition of its own in narrow windows, if there is one', () => {
  jest.mocked(photographOf).mockReturnValue(undefined);
  jest
    .mocked(pictureOf)
    .mockImplementation((place) => (place === 'scenes-employers-hero-narrow' ? narrow : drawing));
  show({});
  const image = screen.getByRole('img', { name: 'Gezeichnet' });
  expect(image).toHaveAttribute('src', drawing.src);
  const source = image.parentElement?.querySelector('source');
  expect(source).toHaveAttribute('srcset', narrow.src);
  expect(source).toHaveAttribute('media', '(max-width: 33.99em)');
  expect(source).toHaveAttribute('width', '360');
  expect(source).toHaveAttribute('height', '390');
});

it('shows a photograph in its place, with its own text, at once and first', () => {
  jest.mocked(photographOf).mockReturnValue(photograph);
  show({ employers: { hero: { photograph: 'Eine Pflegefachkraft lacht.' } } });
  const image = screen.getByRole('img', { name: 'Eine Pflegefachkraft lacht.' });
  expect(image).toHaveAttribute('src', photograph.src);
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '530');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
  expect(sources.map((source) => [source.type, source.srcset, source.sizes, source.media])).toEqual(
    photograph.sources.map(({ type, srcSet, sizes, media = '' }) => [type, srcSet, sizes, media]),
  );
});

it('refuses a photograph without a text, and names file and key', () => {
  jest.mocked(photographOf).mockReturnValue(photograph);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => show({ employers: { hero: { title: 'Pflege' } } })).toThrow(
    'messages/de/employers.json: hero.photograph: missing; ',
  );
});
