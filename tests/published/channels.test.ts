import { test } from 'node:test';
import { expect } from 'playwright/test';
import { type Locale, locales } from '@/lib/locales';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { htmlFileFor } from '@/lib/routing/page-files';
import { phoneHref, viberHref, whatsappHref } from '@/lib/site/channels';
import { site } from '@/site.config';
import { parseBuilt, propsOfIsland } from '@/tests/support/built-files';
import { has } from '@/tests/support/channels';
import { publishedPage } from '@/tests/support/published-text';
import { translator, withoutBreakMarks } from '@/tests/support/texts';

const { employerPhone, nursePhone, whatsapp, viber } = site.channels;

/** Links to the company's channels, without the greeting of a chat. */
const ownLinks: readonly string[] = [
  ...(site.optional.team ?? []).flatMap(({ phone }) => (phone ? phoneHref(phone) : [])),
  ...[employerPhone, nursePhone].flatMap((number) => (number ? phoneHref(number) : [])),
  ...(whatsapp ? [whatsappHref(whatsapp, '')] : []),
  ...(viber ? [viberHref(viber)] : []),
];

/** Texts that invite visitors to call, by language. */
const callWords: Partial<Record<Locale, RegExp>> = {
  de: /\bruf(?:en Sie)?\b(?: uns)? an\b|\bRuf uns|anrufen|am Telefon|Telefon für/i,
  en: /\bcall us|give us a call|\bor call\b|by phone|on the phone|phone for/i,
  vas: /nazovite|na telefonu|telefon za/i,
};

/** Words for channels that the company does not have. */
const absentWords = (locale: Locale): readonly RegExp[] => [
  ...(has.phone ? [] : [/tel:/, ...(callWords[locale] ? [callWords[locale]] : [])]),
  ...(has.whatsapp ? [] : [/WhatsApp|wa\.me/i]),
  ...(has.viber ? [] : [/viber/i]),
];

for (const { locale, page } of pageVariants) {
  test(`${page} (${locale}) mentions only channels of the company`, () => {
    const $ = publishedPage(locale, page);
    // Links that pass a page on lead to no number.
    $('a[href*="?text="]:is([href^="https://wa.me/?"], [href^="viber://forward"])')
      .parent()
      .remove();
    const links = $('a[href^="tel:"], a[href^="viber:"], a[href^="https://wa.me/"]')
      .get()
      .map(({ attribs }) => attribs['href'] ?? '');
    const foreign = links.filter((href) => !ownLinks.includes(href.replace(/(?<=\?text=).*/, '')));
    expect(foreign).toEqual([]);

    const hasChat = whatsapp !== undefined && (page === 'home' || page === 'nurses');
    expect($('[data-island="chat"]')).toHaveLength(hasChat ? 1 : 0);
    const chats = $('[data-island="chat"] a[target="_blank"]')
      .get()
      .map(({ attribs }) => [attribs['href'], /\bnoopener\b/.test(attribs['rel'] ?? '')]);
    const greeting = translator(locale)('common.chat.greeting');
    expect(chats).toEqual(hasChat ? [[whatsappHref(whatsapp, greeting), true]] : []);

    // The props contain the texts of the islands.
    const built = parseBuilt(htmlFileFor(hrefFor(locale, page)));
    const props = built('main [data-props]')
      .get()
      .map((island) => JSON.stringify(propsOfIsland(built, built(island))));
    const words = withoutBreakMarks([$('main').text(), ...links, ...props].join(' '));
    const found = absentWords(locale).flatMap((word) => word.exec(words)?.[0] ?? []);
    expect(found).toEqual([]);
  });
}

for (const locale of locales) {
  test(`the contact page (${locale}) links to every channel`, () => {
    const $ = publishedPage(locale, 'contact');
    const missing = ownLinks.filter((start) => $(`main a[href^="${start}"]`).length === 0);
    expect(missing).toEqual([]);
  });
}
