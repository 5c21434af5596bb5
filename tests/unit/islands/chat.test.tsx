import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Chat from '@/components/islands/chat/chat';
import { textsOf } from '@/tests/support/texts';

const t = textsOf('de');
const href = 'https://wa.me/493023125?text=Hallo';
const texts = {
  messenger: 'WhatsApp',
  open: t('common.chat.open'),
  bubble: t('common.chat.bubble'),
  close: t('common.chat.close'),
};

const setup = () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Chat href={href} texts={texts} />);
  return user;
};

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const bubble = () => screen.getByRole('status');
const link = () => screen.getByRole('link', { name: texts.open });

/** Hides the page until the function that comes back is called. */
function hide(): () => void {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  return () => {
    visibility.mockRestore();
    act(() => document.dispatchEvent(new Event('visibilitychange')));
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('Chat', () => {
  it('speaks after two seconds', () => {
    setup();
    pass(1999);
    expect(bubble()).toBeEmptyDOMElement();
    pass(1);
    expect(bubble()).toHaveTextContent('Hast du noch Fragen? Schreib uns eine Nachricht!');
    expect(screen.getByRole('link', { name: texts.bubble })).toHaveAttribute('href', href);
  });

  it('counts the time for which the page was in sight before it was hydrated', () => {
    const entry = { duration: 0, entryType: 'paint', name: '', startTime: 500, toJSON: () => '' };
    jest.spyOn(performance, 'now').mockReturnValue(2000);
    performance.getEntriesByName = () => [entry];
    performance.getEntriesByType = () => [];
    setup();
    pass(499);
    expect(bubble()).toBeEmptyDOMElement();
    pass(1);
    expect(bubble()).not.toBeEmptyDOMElement();
    Reflect.deleteProperty(performance, 'getEntriesByName');
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  it('says nothing in a tab that nobody looks at', () => {
    const look = hide();
    setup();
    pass(60_000);
    expect(bubble()).toBeEmptyDOMElement();
    look();
    pass(1999);
    expect(bubble()).toBeEmptyDOMElement();
    pass(1);
    expect(bubble()).not.toBeEmptyDOMElement();
  });

  it('says nothing on a page that is prerendered', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    setup();
    pass(60_000);
    expect(bubble()).toBeEmptyDOMElement();
    Reflect.deleteProperty(document, 'prerendering');
    act(() => document.dispatchEvent(new Event('prerenderingchange')));
    pass(2000);
    expect(bubble()).not.toBeEmptyDOMElement();
  });

  it('waits with its words for somebody who has just looked away', () => {
    setup();
    pass(1000);
    const look = hide();
    pass(60_000);
    expect(bubble()).toBeEmptyDOMElement();
    look();
    expect(bubble()).not.toBeEmptyDOMElement();
  });

  it('closes by Escape from inside', async () => {
    const user = setup();
    pass(2000);
    await user.keyboard('{Escape}');
    expect(bubble()).not.toBeEmptyDOMElement();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(bubble()).toBeEmptyDOMElement();
  });

  it('stays silent once the chat was opened', async () => {
    const user = setup();
    await user.click(link());
    pass(60_000);
    expect(bubble()).toBeEmptyDOMElement();
    expect(sessionStorage.getItem('chat-bubble')).toBe('dismissed');
  });
});
