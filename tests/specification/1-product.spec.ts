import { durations } from '@/lib/plan/durations';
import { site } from '@/site.config';
import { figure, hero, testPage } from '@/tests/support/specification';

/* Figures and durations are the owner's, and the levels the specification's. */
const { pool, nursesLeftPercent, placed, statisticsYears } = site.figures;
const free = /(?<!\d)0 ?€|€0/;
const weeks = '< ?2 (?:wochen|weeks|sedmic)';
/** The costs that are covered, in each language. */
const covered = [
  ...['sprachzertifikat|language certificate|jezički certifikat', 'unterlagen|documents|dokumenti'],
  ...['übersetzungen|translations|prijevodi', 'beglaubigungen|certifications|ovjere'],
  ...['visum|visa|viza', 'reise|travel|putovanje'],
];
const { employer, visa, travel } = durations;
const fromContract = [visa.from + travel.from / 4, visa.to + travel.to / 4] as const;
/** 2-3 months in the specification, from the contract. */
const startMonths = fromContract.map(Math.ceil).join('-');
/** 3-4 months in the specification, from the first meeting; whole months. */
const employerMonths = [fromContract[0] + employer.from, fromContract[1] + employer.to]
  .map(Math.ceil)
  .join('-');
/** Matches a text whose first range of months, or first level of German, is this one. */
const firstMonths = (months: string) => new RegExp(`^(?:(?!\\d+-\\d+).)*\\b${months}\\b`, 's');
const firstLevel = (level: string) => new RegExp(`^(?:(?!\\b[abc][12]\\b).)*\\b${level}\\b`, 's');

testPage('employers', () => [
  [
    'Claims displayed: 50+ nurses in the pool, turnover under 5%, over 500 placed in 3 years, first application in under 2 weeks, 24/7 availability, 100% success-based',
    ...[placed, statisticsYears].map((value) => ['#stats', new RegExp(figure(value))] as const),
    ...[`${figure(pool)}\\+`, `< ?${figure(nursesLeftPercent)} ?%`, weeks, '24/7'].map(
      (words) => ['#stats', new RegExp(words)] as const,
    ),
    ['main', /100 ?%/],
  ],
  ['no upfront costs and a direct contract', [hero, free]],
  [
    'The employer FAQ says 3-4 months from first meeting to start',
    ['#faq-duration', firstMonths(employerMonths)],
    [hero, firstMonths(employerMonths)],
  ],
]);

testPage('nurses', ({ href }) => [
  ['cost-free; profile creation in 2 minutes', ['#keine-kosten', free], [hero, /2 minut/]],
  [
    'It covers recognition of qualifications, employer search, academy preparation, and cost coverage (language certificate, documents, translations, certifications, visa, travel)',
    ...covered.map(
      (cost, index) =>
        [
          `#keine-kosten ul > :nth-child(${index + 1}):nth-last-child(${covered.length - index})`,
          new RegExp(`^(?:${cost})$`),
        ] as const,
    ),
    // The claim stands, with its limit and a link to the terms.
    ['#keine-kosten', /500/],
    [`#keine-kosten a[href^="${href('terms')}"]`, 'some'],
  ],
  ['Requirements: nurses page: at least B1', ['#anforderungsprofil', firstLevel('b1')]],
]);

testPage('home', () => [
  [
    'over 500 placed in 3 years, under proven success',
    ['section[aria-labelledby="reasons-title"]', new RegExp(figure(placed))],
  ],
  [
    'the home FAQ says 2-3 months. Both readings are shown.',
    ['#faq-duration', firstMonths(startMonths)],
  ],
  [
    'home FAQ: at least B2 and 2 years of experience',
    ['#faq-qualifications', firstLevel('b2')],
    ['#faq-qualifications', /b2\b(?:(?!b1).)*\b2 (?:jahre|years|godine)/s],
  ],
  ['No login exists in the site itself', ['input[type="password"]', 0]],
]);
