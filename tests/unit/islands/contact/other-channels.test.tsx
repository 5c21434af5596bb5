import { render, screen } from '@testing-library/react';
import { OtherChannels } from '@/components/islands/contact/outcomes';

test('a mail address breaks before its signs, and is copied as it is', () => {
  const email = 'kontakt@pflegebruecke-muster.example.org';
  render(<OtherChannels channels={[{ text: email, href: `mailto:${email}` }]} />);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe(email);
  // In an element of its own: the parts of a flex container would never share a line.
  expect(link.firstElementChild?.innerHTML).toBe(
    'kontakt<wbr>@pflegebruecke-muster<wbr>.example<wbr>.org',
  );
});
