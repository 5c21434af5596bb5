/** @jest-environment jsdom */
import { applyConsent } from '@/lib/consent/apply-consent';
import { readConsent, type Service, storeConsent } from '@/lib/consent/consent';

const counter: Service = {
  id: 'counter',
  name: 'Counter',
  category: 'analytics',
  script: 'https://count.example.org/c.js',
  storage: { local: ['count'], session: ['tab_*'], cookies: ['_c*'] },
};
const film: Service = { id: 'film', name: 'Film', category: 'preferences', script: '/film.js' };
const refused = {
  necessary: true,
  analytics: false,
  marketing: false,
  preferences: false,
} as const;
const accepted = { ...refused, analytics: true, marketing: true, preferences: true };

beforeEach(() => localStorage.clear());

test.each([
  ['{"preferences":false,"marketing":true,"necessary":true,"analytics":false}', true],
  ['{"necessary":true', false],
  ['null', false],
  ['[true,true,true,true]', false],
  [JSON.stringify({ ...accepted, necessary: false }), false],
  [JSON.stringify({ ...accepted, marketing: undefined }), false],
  [JSON.stringify({ ...accepted, marketing: 'true' }), false],
  [JSON.stringify({ ...accepted, version: 1 }), false],
  ['{"necessary":true,"analytics":true,"marketing":true,"__proto__":true}', false],
])('%s is consent: %s', (stored, isConsent) => {
  localStorage.setItem('cookie-consent', stored);
  expect(readConsent([])).toEqual(isConsent ? { ...refused, marketing: true } : undefined);
});

test('consent does not cover services declared later; a refusal does', () => {
  storeConsent(accepted, [counter]);
  expect(readConsent([counter])).toEqual(accepted);
  expect(readConsent([counter, film])).toBeUndefined();
  storeConsent(refused, []);
  expect(readConsent([film])).toEqual(refused);
});

test('removes only the entries of services without consent, and starts a service once', () => {
  window.history.replaceState(null, '', '/en/nurses');
  for (const key of ['count', 'counter']) localStorage.setItem(key, 'x');
  for (const key of ['tab_1', 'tab']) sessionStorage.setItem(key, 'x');
  for (const cookie of ['_c1=x; path=/', '_c2=x; path=/en', '_c3=x', 'other=stays; path=/']) {
    // biome-ignore lint/suspicious/noDocumentCookie: It is what the services of the test do.
    document.cookie = cookie;
  }
  applyConsent([counter], { ...refused, analytics: true });
  expect(document.cookie).toContain('_c2=x');
  expect(localStorage.getItem('count')).toBe('x');

  applyConsent([counter], refused);
  expect(document.cookie).toBe('other=stays');
  expect(Object.keys(localStorage)).toEqual(['counter']);
  expect(Object.keys(sessionStorage)).toEqual(['tab']);
  applyConsent([counter], accepted);
  expect([...document.scripts].map(({ src }) => src)).toEqual([counter.script]);
});
