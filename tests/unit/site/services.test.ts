import { declaredServices } from '@/lib/site/services';

const declared = {
  id: 'count',
  name: 'Count',
  category: 'analytics' as const,
  script: '/count.js',
};

test('a service stores nothing by default', () => {
  const [silent, storing] = declaredServices({
    services: [declared, { ...declared, storage: { cookies: ['_c*'] } }],
  });
  expect(silent?.storage).toEqual({ local: [], session: [], cookies: [] });
  expect(storing?.storage).toEqual({ local: [], session: [], cookies: ['_c*'] });
});
