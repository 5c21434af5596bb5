import { phoneHref } from '@/lib/site/channels';
import { site } from '@/site.config';
import { test } from '@/tests/support/site-test';
import { hero, newTab, testPage } from '@/tests/support/specification';
import { has } from '@/tests/support/texts';

test.describe.configure({ mode: 'default' });

const { employerPhone, nursePhone } = site.channels;
const phones = [employerPhone, nursePhone].flatMap((number) => number ?? []);
const channels = 'section[aria-labelledby="channels-title"]';

testPage('contact', () => [
  ['Title and subtitle', [`${hero} h1`, 1], [`${hero} h1 ~ p, ${hero} :has(> h1) ~ p`, 'some']],
  [
    'an appointment card with a button opening an external online booking page in a new tab',
    [`section ${newTab(site.links.booking)}`, 1],
    [`section:has(${newTab(site.links.booking)}) h2`, 'some'],
  ],
  ['the contact form', ['form', 1], ['form button', 1]],
  [
    'two cards of channels: employers (phone call link) and nurses (messenger chat link plus a phone number)',
    [`${channels} h3`, [has.employerPhone, has.nursePhone || has.messenger].filter(Boolean).length],
    ...phones.map((number) => [`${channels} a[href="${phoneHref(number)}"]`, 'some'] as const),
    [
      `${channels} a:is([href^="https://wa.me/"], [href^="viber://chat"])`,
      [has.whatsapp, has.viber].filter(Boolean).length,
    ],
  ],
]);
