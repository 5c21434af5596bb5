import { numberTexts } from '@/lib/i18n/numbers';
import { durationSources } from '@/lib/plan/durations';
import { monthsToWork, typicalAnswers } from '@/lib/plan/route';

test.each([
  ['employerMonths', { documents: 'translated', decision: 'received' }],
  ['noGermanMonths', { german: 'none' }],
] as const)('%s of the texts is what the planner counts', (name, answers) => {
  expect(numberTexts('de')[name]).toBe(monthsToWork({ ...typicalAnswers, ...answers }));
});

test.each(Object.entries(durationSources))('%s has a source', (_, { basis, source }) => {
  expect(source).toMatch(basis === 'law' ? /^§ \d+/ : /\w{3}/);
});
