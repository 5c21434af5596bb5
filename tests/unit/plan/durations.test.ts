import { numberTexts } from '@/lib/i18n/numbers';
import { durationSources } from '@/lib/plan/durations';
import { makePlan } from '@/lib/plan/plan';

const answers = { procedure: 'ordinary', country: 'any', partnership: 'no' } as const;

test.each([
  ['employerMonths', { german: 'b1', papers: 'translated', decision: 'received' }],
  ['noGermanMonths', { german: 'none', papers: 'none', decision: 'none' }],
] as const)('%s of the texts is what the planner counts', (name, cases) => {
  const { steps } = makePlan({ ...answers, ...cases }, new Date(2026, 10, 1));
  const last = steps.at(-1)?.end;
  expect(numberTexts('de')[name]).toBe(`${last?.from}–${last?.to}`);
});

test.each(Object.entries(durationSources))(
  '%s names where it comes from',
  (_, { basis, source }) => {
    expect(source).toMatch(basis === 'law' ? /^§ \d+/ : /\w{3}/);
  },
);
