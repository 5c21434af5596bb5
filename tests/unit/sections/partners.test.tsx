import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useMenuGroups } from '@/components/layout/header';
import { Partners } from '@/components/sections/shared';
import { findPicture } from '@/lib/pictures/find-picture';
import common from '@/messages/de/common.json';
import { site } from '@/site.config';

jest.mock('@/lib/pictures/find-picture');
const picture = jest.mocked(findPicture);

const own = site.partners;
afterEach(() => {
  site.partners = own;
});

const names = site.partners.map(({ name }) => name);

it('shows a logo with the name as alternative text', () => {
  picture.mockReturnValue({ src: '/pictures/any.svg', width: 130, height: 112 });
  render(<Partners title="Partners" />);
  const logos = screen.getAllByRole('img');
  expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(names);
});

it('shows the name as text without a logo', () => {
  picture.mockReturnValue(undefined);
  render(<Partners title="Partners" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(names);
});

function MenuHrefs() {
  return useMenuGroups()
    .flatMap(({ links }) => links.map(({ href }) => href))
    .join(' ');
}

it('has neither a section nor a link to it without partners', () => {
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
