/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useMenuGroups } from '@/components/layout/header';
import { HeroImage, Partners } from '@/components/sections/shared';
import { findPhotograph, findPicture } from '@/lib/pictures/find-picture';
import common from '@/messages/de/common.json';
import { site } from '@/site.config';

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
  it('have a logo with the name as alternative text', () => {
    picture.mockReturnValue({ src: '/pictures/any.svg', width: 130, height: 112 });
    render(<Partners title="Partners" />);
    const logos = screen.getAllByRole('img');
    expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(names);
  });

  it('have their name as text without a logo', () => {
    picture.mockReturnValue(undefined);
    render(<Partners title="Partners" />);
    expect(screen.queryByRole('img')).toBeNull();
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
describe('a photograph in the first section', () => {
  const sources = [
    { type: 'image/avif', srcSet: '/pictures/a.avif 360w', sizes: '100vw' },
    { type: 'image/webp', srcSet: '/pictures/a.webp 360w', sizes: '50vw' },
  ];

  function show(hero: Record<string, string>) {
    const photograph = { src: '/pictures/small.webp', width: 640, height: 530, sources };
    jest.mocked(findPhotograph).mockReturnValue(photograph);
    render(
      <NextIntlClientProvider locale="de" messages={{ employers: { hero } }}>
        <HeroImage alt="Gezeichnet" page="employers" />
      </NextIntlClientProvider>,
    );
  }

  it('has its own alternative text, and is loaded with priority', () => {
    show({ photograph: 'Eine Pflegefachkraft lacht.' });
    const image = screen.getByRole('img', { name: 'Eine Pflegefachkraft lacht.' });
    for (const [name, value] of [
      ['src', '/pictures/small.webp'],
      ['width', '640'],
      ['height', '530'],
      ['loading', 'eager'],
      ['fetchpriority', 'high'],
    ] as const) {
      expect(image).toHaveAttribute(name, value);
    }
    const found = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    expect(found.map(({ type, srcset: srcSet, sizes }) => ({ type, srcSet, sizes }))).toEqual(
      sources,
    );
  });

  it('is rejected without a text, with its file and key', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show({ title: 'Pflege' })).toThrow(
      'messages/de/employers.json: hero.photograph: missing; ',
    );
  });
});
