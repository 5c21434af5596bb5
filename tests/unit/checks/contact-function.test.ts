import { functionVersionProblems } from '@/scripts/checks/contact-function';

const findProblems = (specifier: string, target: string) =>
  functionVersionProblems(
    JSON.stringify({ imports: { [specifier]: target } }),
    JSON.stringify({ dependencies: { pg: '8.1.0', '@a/b': '1.0.0' } }),
  );

test('the contact function has the same packages as the project', () => {
  expect(findProblems('pg', 'npm:pg@8.1.0')).toEqual([]);
  expect(findProblems('@a/b/mini', 'npm:@a/b@1.0.0/mini')).toEqual([]);
  expect(findProblems('pg', 'npm:pg@8.0.0')).toEqual([
    'pg is npm:pg@8.0.0; package.json has npm:pg@8.1.0',
  ]);
  expect(findProblems('hono', 'npm:hono@1.0.0')).toEqual(['hono: package.json does not have hono']);
});
