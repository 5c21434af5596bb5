import { locales } from '@/lib/locales';
import { durationSources } from '@/lib/plan/durations';
import { stepNumbers } from '@/lib/plan/step-numbers';
import { textsOf } from '@/tests/support/texts';

const rows = ['language', 'documents', 'application', 'visa', 'measure', 'licence'] as const;

describe.each(locales)('the table of steps (%s)', (locale) => {
  const t = textsOf(locale);

  it.each(rows)('takes all its numbers from the table of durations: %s', (row) => {
    const numbers: Record<string, number> = stepNumbers[row];
    const others = Object.keys(numbers).map((name, index) => [name, 51 + index] as const);
    const text = t(`nurses.way.rows.${row}.time`, Object.fromEntries(others));
    const found = [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
    expect(found.sort()).toEqual(others.map(([, number]) => number));
  });
});

test.each(Object.entries(durationSources))(
  '%s names where it comes from',
  (_, { basis, source }) => {
    expect(source).toMatch(basis === 'law' ? /^§ \d+/ : /\w{3}/);
  },
);
