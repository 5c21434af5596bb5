import { durationSources } from '@/lib/plan/durations';

test.each(Object.entries(durationSources))(
  '%s names where it comes from',
  (_, { basis, source }) => {
    expect(source).toMatch(basis === 'law' ? /^§ \d+/ : /\w{3}/);
  },
);
