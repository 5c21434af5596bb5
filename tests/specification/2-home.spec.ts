import { site } from '@/site.config';
import { test } from '@/tests/support/site-test';
import { figure, hero, sections, shownIds, testPage } from '@/tests/support/specification';

test.describe.configure({ mode: 'default' });

const titled = (name: string) => `section[aria-labelledby="${name}-title"]`;
const { pool, nursesLeftPercent } = site.figures;

testPage('home', ({ t, href }) => [
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
