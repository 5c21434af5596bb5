import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref } from '@/lib/site/channels';
import { site } from '@/site.config';
import { addresses } from '@/tests/support/address-table';
import { test } from '@/tests/support/site-test';
import {
  expectStepsAtOnce,
  hero,
  sectionsInOrder,
  testPage,
  threeSteps,
} from '@/tests/support/specification';

test.describe.configure({ mode: 'default' });

const ids = ['prozess', 'services', 'kostenmodell', 'partners', 'stats', 'faq', 'contact'];
const { employerPhone } = site.channels;

testPage('employers', ({ t, href }) => [
  [
    'Hero; three-step process; six services; cost model; partners; stats; FAQ; contact call-to-action',
    ...sectionsInOrder(ids),
  ],
  ['Hero with contact button', [`${hero} a[href^="${href('contact')}"]`, 'some']],
  ['three-step process', [`#prozess ${threeSteps}`, 1]],
  [
    'six services',
    [
      '#services h3',
      (
        [
          ...(['placement', 'recruitment', 'authorities', 'training'] as const),
          ...(['integration', 'package'] as const),
        ] as const
      ).map((name) => t(`employers.services.${name}.title`)),
    ],
  ],
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

test('three-step process: visible at once', async ({ page }) => {
  await page.goto(hrefFor('de', 'employers'));
  await expectStepsAtOnce(page, 'prozess');
});
