import { readFileSync } from 'node:fs';
import { NextIntlClientProvider } from 'next-intl';
import { AcademyWhy } from '@/components/sections/academy/sections';
import { readMessages } from '@/lib/i18n/read-messages';
import { type Locale, locales } from '@/lib/locales';
import { renderOnServer } from '@/tests/unit/sections/render-on-server';

async function show(locale: Locale): Promise<HTMLElement> {
  return renderOnServer(
    <NextIntlClientProvider locale={locale} messages={await readMessages(locale)}>
      <AcademyWhy />
    </NextIntlClientProvider>,
  );
}

/** An attribute of all elements that a selector finds. */
function all(element: ParentNode, selector: string, attribute: string): (string | null)[] {
  return [...element.querySelectorAll(selector)].map((one) => one.getAttribute(attribute));
}

/** The German sentences of the section. */
function sentences(element: ParentNode): (string | null)[] {
  return [...element.querySelectorAll('blockquote[lang="de"] q')].map((one) => one.textContent);
}

describe.each(locales)('the first handover in %s', (locale) => {
  it('has five rooms with three answers each, of which one is right', async () => {
    const rooms = [...(await show(locale)).querySelectorAll('[data-room]')];
    expect(rooms).toHaveLength(5);
    for (const room of rooms) {
      expect(room.querySelectorAll('.handover-answer')).toHaveLength(3);
      expect(room.querySelectorAll('.handover-answer[data-right]')).toHaveLength(1);
    }
  });

  it('shows the right answer at different places', async () => {
    const places = [...(await show(locale)).querySelectorAll('[data-room]')].map((room) =>
      all(room, '.handover-answer', 'data-right').indexOf('true'),
    );
    expect(new Set(places).size).toBe(3);
  });

  it('has a choice and a style for each room', async () => {
    const element = await show(locale);
    const rooms = all(element, '[data-room]', 'data-room');
    expect(all(element, 'input[name="room"]', 'value')).toEqual(rooms);
    expect(all(element, 'input[name="room"][checked]', 'value')).toEqual(rooms.slice(0, 1));
    const styles = readFileSync('app/styles/academy.css', 'utf8');
    for (const room of rooms) {
      expect(styles).toContain(`:not(:has([value='${room}']:checked)) [data-room='${room}']`);
    }
  });

  it('has one note for each marked word, and none without a word', async () => {
    const element = await show(locale);
    const words = all(element, '.term', 'popovertarget');
    const notes = all(element, '[popover]', 'id');
    expect(words.length).toBeGreaterThan(notes.length);
    expect(new Set(notes).size).toBe(notes.length);
    expect([...new Set(words)].sort()).toEqual([...notes].sort());
  });

  it('says the same German sentences as the German page', async () => {
    const german = sentences(await show('de'));
    expect(german).toHaveLength(6);
    expect(sentences(await show(locale))).toEqual(german);
  });
});
