import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref } from '@/lib/site/channels';
import { site } from '@/site.config';
import { addresses } from '@/tests/support/address-table';
import { allPaths } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import {
  asShown,
  containing,
  figure,
  hero,
  newTab,
  sections,
  sectionsInOrder,
  shownIds,
  testPage,
} from '@/tests/support/specification';
import { has } from '@/tests/support/texts';

const { name, street, postalCode, city } = site.company;
const { employerPhone, nursePhone } = site.channels;
const { pool, nursesLeftPercent } = site.figures;
const registration = newTab(site.links.registration);

/* Footer (all pages) */

const legal = ['terms', 'imprint', 'privacy'] as const;

test('Footer (all pages)', async ({ request }) => {
  for (const { path, locale } of allPaths) {
    const [, html = ''] = (await (await request.get(path)).text()).split('<footer');
    for (const href of [`mailto:${site.email}`, ...legal.map((key) => hrefFor(locale, key))]) {
      expect(html, path).toContain(`href="${href}"`);
    }
    const text = html.replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&');
    const [, address = ''] = text.split(/<\/?address\b/);
    for (const fact of [name, street, `${postalCode} ${city}`]) {
      expect(asShown(address), path).toContain(asShown(fact));
    }
  }
});

/* Home */

const titled = (name: string) => `section[aria-labelledby="${name}-title"]`;

testPage('home', ({ t, href }) => [
  [
    'Company postal address, contact e-mail ({email}), links to the legal pages',
    ...[name, street, `${postalCode} ${city}`, site.email].map(
      (fact) => ['footer', containing(fact)] as const,
    ),
    ...legal.map((key) => [`footer a[href="${href(key)}"]`, 1] as const),
  ],
  [
    'Sections in order: hero; services; why the company; stats; partners; FAQ; final call-to-action',
    [sections, shownIds(['partners']).length + 6],
    [`${hero} h1`, 1],
    [
      `${sections}:not(:has(h1)) h2`,
      shownIds(['services', 'reasons', 'stats', 'partners', 'faq', 'closing'] as const).map(
        (name) => t(`home.${name}.title`),
      ),
    ],
  ],
  [
    'hero (three cards to employers, nurses, academy; two call-to-action buttons)',
    [`${hero} li:has(a)`, 3],
    [
      `${hero} ${(['employers', 'nurses', 'academy'] as const)
        .map((key) => `li:has(a[href="${href(key)}"])`)
        .join(' + ')}`,
      1,
    ],
    [`${hero} a:not(li a)`, 2],
  ],
  [
    'services (three cards, three benefits each)',
    [`${titled('services')} li:has(h3)`, 3],
    [`${titled('services')} li:has(h3) li:nth-child(3):last-child`, 3],
  ],
  [
    'why the company (six features: personal service, experienced team, proven success, targeted preparation, fast placement, legal security)',
    [
      `${titled('reasons')} h3`,
      (['personal', 'team', 'success', 'preparation', 'speed', 'law'] as const).map((name) =>
        t(`home.reasons.${name}.title`),
      ),
    ],
    // All six in one list, as equals.
    [`${titled('reasons')} li:nth-child(6):last-child`, 1],
  ],
  [
    'stats (four figures: candidates, retention, speed, availability)',
    [`${titled('stats')} :is(dd, p strong)`, 4],
    [
      `${titled('stats')} dd`,
      new RegExp(`${figure(pool)}\\+.*< ?${figure(nursesLeftPercent)} ?%.*< ?2\\b.*24/7`),
    ],
  ],
  ['partners (five care-organisation logos)', [`${titled('partners')} li`, site.partners.length]],
  [
    'FAQ (six questions: services, duration, costs, qualifications, academy, areas)',
    [
      ['services', 'duration', 'costs', 'qualifications', 'academy', 'areas']
        .map((name) => `details:has(> #faq-${name})`)
        .join(' ~ '),
      1,
    ],
    [`${titled('faq')} details`, 6],
  ],
  [
    'final call-to-action with contact button',
    [`main > section:last-child a[href="${href('contact')}"]`, 'some'],
  ],
]);

/** Selects a list of exactly three numbered steps with one heading each. */
const threeSteps =
  'ol:has(> li:nth-child(3):last-child):not(:has(> li:not(:has(h3)), > li h3 ~ h3))';

for (const [key, id] of [
  ['employers', 'prozess'],
  ['nurses', 'ablauf'],
] as const) {
  test.describe(key, () => {
    test('three-step process: visible at once', async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 625 });
      await page.goto(hrefFor('de', key));
      const titles = page.locator(`#${id} ${threeSteps} > li h3`);
      await expect(titles).toHaveCount(3);
      await titles.last().scrollIntoViewIfNeeded();
      for (const title of await titles.all()) await expect(title).toBeInViewport({ ratio: 1 });
    });
  });
}

/* Employers */

// biome-ignore format: a list to be read at a glance
const services = [
  'placement', 'recruitment', 'authorities', 'training', 'integration', 'package',
] as const;

testPage('employers', ({ t, href }) => [
  [
    'Hero; three-step process; six services; cost model; partners; stats; FAQ; contact call-to-action',
    ...sectionsInOrder([
      ...['prozess', 'services', 'kostenmodell', 'partners'],
      ...['stats', 'faq', 'contact'],
    ]),
  ],
  ['Hero with contact button', [`${hero} a[href^="${href('contact')}"]`, 'some']],
  ['three-step process', [`#prozess ${threeSteps}`, 1]],
  ['six services', ['#services h3', services.map((name) => t(`employers.services.${name}.title`))]],
  // The claim stands, with a link to its limits.
  [
    'cost model',
    ['#kostenmodell h2', 1],
    [`#kostenmodell a[href^="${addresses.terms.de}"]`, 'some'],
  ],
  ['partners; stats', ['#partners li', site.partners.length], ['#stats', /24\/7/]],
  [
    'FAQ with contact button',
    ['#faq details', 'some'],
    [`#faq a[href^="${href('contact')}"]`, 'some'],
  ],
  [
    'contact call-to-action including a phone link',
    [`#contact a[href^="${href('contact')}"]`, 'some'],
    [`#contact a[href="${employerPhone && phoneHref(employerPhone)}"]`, employerPhone ? 'some' : 0],
  ],
]);

/* Nurses */

testPage('nurses', ({ t, href }) => [
  [
    'Hero; three-step process; opportunities; no-costs list; services; requirements; call-to-action; FAQ; WhatsApp contact section',
    ...sectionsInOrder([
      ...['ablauf', 'moeglichkeiten', 'keine-kosten', 'leistungen', 'anforderungsprofil'],
      ...['call-to-action', 'faq', 'kontakt-whatsapp'],
    ]),
  ],
  ['Hero with register button to the external app', [`${hero} ${registration}`, 'some']],
  [
    'three-step process (profile, documents, employer)',
    [`#ablauf ${threeSteps}`, 1],
    [
      `#ablauf ${threeSteps} > li h3`,
      (['profile', 'documents', 'employer'] as const).map(
        (step, index) => `${index + 1} ${t(`nurses.route.steps.${step}.title`)}`,
      ),
    ],
  ],
  [
    'opportunities (hospitals, nursing homes, region)',
    ...(['hospital', 'home', 'region'] as const).map(
      (place) => ['#moeglichkeiten', containing(t(`nurses.opportunities.${place}.title`))] as const,
    ),
  ],
  ['no-costs list', ['#keine-kosten li', 'some'], ['#keine-kosten', /(?<!\d)0 ?€|€0/]],
  [
    'services (employer, recognition, costs, preparation plus academy link)',
    [
      '#leistungen li h3',
      (['employer', 'recognition', 'costs', 'preparation'] as const).map((name) =>
        t(`nurses.services.${name}.title`),
      ),
    ],
    [`#leistungen a[href="${href('academy')}"]`, 1],
  ],
  ['requirements; call-to-action', [`#call-to-action ${registration}`, 1]],
  ['FAQ', ['#faq details', 'some']],
  [
    'WhatsApp contact section',
    [
      '#kontakt-whatsapp a[href^="https://wa.me/"][target="_blank"][rel~="noopener"]',
      has.whatsapp ? 1 : 0,
    ],
    [`#kontakt-whatsapp a[href="${nursePhone && phoneHref(nursePhone)}"]`, nursePhone ? 'some' : 0],
  ],
]);

/* Academy */

// biome-ignore format: a list to be read at a glance
const approach = [
  'methods.pdfs.name', 'methods.videos.name', 'methods.seminars.name',
  'focus.sentences', 'focus.start', 'focus.dates', 'result',
] as const;

testPage('academy', ({ t }) => [
  [
    'Sections: hero, why the academy, our approach, what to expect, our goal, closing call-to-action',
    ...sectionsInOrder(
      ['hero', 'warum-academy', 'unser-ansatz', 'was-erwartet', 'unser-ziel', 'academy-cta'],
      0,
    ),
    [`${hero} h1`, 1],
  ],
  [
    'our approach (teaching methods PDFs, videos, seminars; focus points; result note)',
    ['#unser-ansatz h3', 3],
    ...approach.map((key) => ['#unser-ansatz', containing(t(`academy.approach.${key}`))] as const),
  ],
  [
    'what to expect (six items: training, standards, medications, special care, videos, language)',
    [
      '#was-erwartet h3',
      (['training', 'standards', 'medication', 'special', 'videos', 'language'] as const).map(
        (name) => t(`academy.expect.items.${name}.title`),
      ),
    ],
  ],
  [
    'our goal (main goal with success note; three benefits: from day one, team enrichment, comprehensive)',
    ['#unser-ziel h2', 1],
    ['#unser-ziel', containing(t('academy.goal.success.text'))],
    [
      '#unser-ziel li h3',
      (['day', 'team', 'whole'] as const).map((name) => t(`academy.goal.benefits.${name}.title`)),
    ],
  ],
  [
    'Features: access, learning support, certificate, lifetime updates, cancel anytime',
    [
      '#academy-cta dt',
      (['access', 'support', 'certificate', 'updates', 'cancel'] as const).map((name) =>
        t(`academy.cta.features.${name}.title`),
      ),
    ],
  ],
  [
    'closing call-to-action (feature list, button, three notes: free, immediate, cancellable)',
    [`#academy-cta ${newTab(site.links.learningApp)}`, 1],
    [
      '#academy-cta li',
      (['free', 'immediate', 'cancellable'] as const).map((name) => t(`academy.cta.notes.${name}`)),
    ],
  ],
]);

/* Contact */

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
