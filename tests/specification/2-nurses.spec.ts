import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref } from '@/lib/site/channels';
import { site } from '@/site.config';
import { test } from '@/tests/support/site-test';
import {
  containing,
  expectStepsAtOnce,
  hero,
  newTab,
  sectionsInOrder,
  testPage,
  threeSteps,
} from '@/tests/support/specification';
import { has } from '@/tests/support/texts';

test.describe.configure({ mode: 'default' });

const registration = newTab(site.links.registration);
const { nursePhone } = site.channels;
const ids = [
  ...['ablauf', 'moeglichkeiten', 'keine-kosten', 'leistungen', 'anforderungsprofil'],
  ...['call-to-action', 'faq', 'kontakt-whatsapp'],
];

testPage('nurses', ({ t, href }) => [
  [
    'Hero; three-step process; opportunities; no-costs list; services; requirements; call-to-action; FAQ; WhatsApp contact section',
    ...sectionsInOrder(ids),
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

test('three-step process: visible at once', async ({ page }) => {
  await page.goto(hrefFor('de', 'nurses'));
  await expectStepsAtOnce(page, 'ablauf');
});
