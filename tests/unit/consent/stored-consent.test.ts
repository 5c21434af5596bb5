import { allCategories, onlyNecessary, parseConsent, type Service } from '@/lib/consent/consent';
import { readConsent, storeConsent, watchConsent } from '@/lib/consent/stored-consent';

const service = (id: string): Service => ({
  id,
  name: id,
  category: 'analytics',
  storage: { local: [], session: [], cookies: [] },
});

beforeEach(() => localStorage.clear());

test('reads the four booleans in any order', () => {
  expect(
    parseConsent('{"preferences":false,"marketing":true,"necessary":true,"analytics":false}'),
  ).toEqual({ ...onlyNecessary, marketing: true });
});

test.each([
  null,
  '{"necessary":true',
  'null',
  '[true,true,true,true]',
  '{}',
  JSON.stringify({ ...allCategories, necessary: false }),
  JSON.stringify({ ...allCategories, marketing: undefined }),
  JSON.stringify({ ...allCategories, marketing: 'true' }),
  JSON.stringify({ ...allCategories, version: 1 }),
  '{"necessary":true,"analytics":true,"marketing":true,"__proto__":true}',
])('treats %j as no consent', (stored) => {
  expect(parseConsent(stored)).toBeUndefined();
});

test('consent does not cover services declared later; a refusal does', () => {
  storeConsent(allCategories, [service('counter')]);
  expect(readConsent([service('counter')])).toEqual(allCategories);
  expect(readConsent([])).toEqual(allCategories);
  expect(readConsent([service('counter'), service('film')])).toBeUndefined();
  storeConsent(onlyNecessary, []);
  expect(readConsent([service('film')])).toEqual(onlyNecessary);
});

test('reports a choice made while the page was in the back/forward cache', () => {
  const showAgain = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const listener = jest.fn();
  const controller = new AbortController();
  watchConsent([], listener, controller.signal);
  showAgain(true);
  storeConsent(allCategories, []);
  showAgain(false);
  expect(listener).not.toHaveBeenCalled();
  showAgain(true);
  expect(listener).toHaveBeenCalledWith(allCategories);
  controller.abort();
});
