import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import CopyEmail from '@/components/islands/copy-email/copy-email';

const texts = { action: 'Copy', done: 'Copied', announcement: 'It is copied.', failed: 'Failed.' };

test('says what to do where there is no clipboard', async () => {
  const user = userEvent.setup();
  render(<CopyEmail email="hallo@example.org" id="test" texts={texts} />);
  const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(screen.getByRole('button', { name: texts.action }));
  expect(await screen.findByText(texts.failed)).toBe(screen.getByRole('status'));
  if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
});
