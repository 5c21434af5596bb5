import { site } from '@/site.config';
import { test } from '@/tests/support/site-test';
import { containing, hero, newTab, sectionsInOrder, testPage } from '@/tests/support/specification';

test.describe.configure({ mode: 'default' });

const ids = ['hero', 'warum-academy', 'unser-ansatz', 'was-erwartet', 'unser-ziel', 'academy-cta'];

testPage('academy', ({ t }) => [
  [
    'Sections: hero, why the academy, our approach, what to expect, our goal, closing call-to-action',
    ...sectionsInOrder(ids, 0),
    [`${hero} h1`, 1],
  ],
  [
    'our approach (teaching methods PDFs, videos, seminars; focus points; result note)',
    ['#unser-ansatz h3', 3],
    ...(
      [
        ...(['methods.pdfs.name', 'methods.videos.name', 'methods.seminars.name'] as const),
        ...(['focus.sentences', 'focus.start', 'focus.dates', 'result'] as const),
      ] as const
    ).map((key) => ['#unser-ansatz', containing(t(`academy.approach.${key}`))] as const),
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
