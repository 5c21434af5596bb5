import { render, screen } from '@testing-library/react';
import { Partners } from '@/components/sections/partners';
import { pictureOf } from '@/lib/pictures/picture-of';
import { site } from '@/site.config';

jest.mock('@/lib/pictures/picture-of');
const picture = jest.mocked(pictureOf);

const names = site.partners.map(({ name }) => name);

it('shows a logo that bears the name', () => {
  picture.mockReturnValue({ src: '/pictures/any.svg', width: 130, height: 112 });
  render(<Partners title="Partners" />);
  const logos = screen.getAllByRole('img');
  expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(names);
});

it('sets a name in type where the logo is missing', () => {
  picture.mockReturnValue(undefined);
  render(<Partners title="Partners" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(names);
});
