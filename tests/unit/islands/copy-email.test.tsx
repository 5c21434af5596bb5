import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import CopyEmail from '@/components/islands/copy-email/copy-email';

const email = 'hallo@example.org';
const texts = {
  action: 'Adresse kopieren',
  done: 'Kopiert',
  announcement: `${email} ist kopiert.`,
  failed: 'Kopieren ging nicht.',
};

const setup = () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<CopyEmail email={email} id="test" texts={texts} />);
  return user;
};

describe('CopyEmail', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says the same where there is no clipboard', async () => {
    const user = setup();
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(screen.getByRole('button', { name: texts.action }));
    expect(await screen.findByText(texts.failed)).toBe(screen.getByRole('status'));
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
  });
});
