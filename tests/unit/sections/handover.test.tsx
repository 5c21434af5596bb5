/** @jest-environment jsdom */
import { AcademyWhy } from '@/components/sections/academy/sections';
import { type Locale, locales } from '@/lib/locales';
import { showSection } from '@/tests/unit/sections/render-on-server';

const show = (locale: Locale) => showSection(<AcademyWhy />, locale);

function all(element: ParentNode, selector: string, attribute: string): (string | null)[] {
  return [...element.querySelectorAll(selector)].map((one) => one.getAttribute(attribute));
}

function sentences(element: ParentNode): (string | null)[] {
  return [...element.querySelectorAll('blockquote[lang="de"] q')].map((one) => one.textContent);
}

describe.each(locales)('the first handover in %s', (locale) => {
  it('has one note for each marked word, and the sentences of the German page', async () => {
    const element = await show(locale);
    const notes = all(element, '[popover]', 'id');
    expect([...new Set(all(element, '.term', 'popovertarget'))].sort()).toEqual(notes.sort());
    expect(sentences(element)).toHaveLength(6);
    expect(sentences(element)).toEqual(sentences(await show('de')));
  });
});
