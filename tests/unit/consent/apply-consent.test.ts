import { applyConsent } from '@/lib/consent/apply-consent';
import type { Service } from '@/lib/consent/consent';
import { everything, onlyNecessary } from '@/lib/consent/consent';

const storage = { local: ['count'], session: ['tab_*'], cookies: ['_c*'] };
const counter: Service = {
  id: 'counter',
  name: 'Counter',
  category: 'analytics',
  script: 'https://count.example.org/c.js',
  storage,
};
const film: Service = {
  id: 'film',
  name: 'Film',
  category: 'preferences',
  element: 'film-frame',
  storage: { local: [], session: [], cookies: [] },
};

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = '<template id="film-frame"><i>Film</i></template><b>After</b>';
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['no choice', undefined],
  ['only necessary', onlyNecessary],
  ['another category', { ...onlyNecessary, marketing: true }],
])('%s starts nothing', (_, record) => {
  applyConsent([counter, film], record);
  expect(scripts()).toEqual([]);
  expect(document.querySelector('i')).toBeNull();
});

test('starts what is allowed, and only once', () => {
  applyConsent([counter, film], { ...onlyNecessary, analytics: true });
  expect(scripts()).toEqual(['https://count.example.org/c.js']);
  expect(document.querySelector('i')).toBeNull();
  for (let time = 0; time < 2; time += 1) applyConsent([counter, film], everything);
  applyConsent([counter, film], onlyNecessary);
  applyConsent([counter, film], everything);
  expect(scripts()).toHaveLength(1);
  expect(document.querySelectorAll('i')).toHaveLength(1);
  expect(document.querySelector('template + i + b')).not.toBeNull();
});

test('needs no element on a page that holds none', () => {
  document.body.innerHTML = '<p id="film-frame">No template</p>';
  applyConsent([film], everything);
  expect(document.body.innerHTML).toBe('<p id="film-frame">No template</p>');
});

test('takes away what a service without consent has stored, and nothing else', () => {
  window.history.replaceState(null, '', '/en/nurses');
  localStorage.setItem('count', 'x');
  localStorage.setItem('counter', 'stays');
  sessionStorage.setItem('tab_1', 'x');
  sessionStorage.setItem('tab', 'stays');
  for (const cookie of ['_c1=x; path=/', '_c2=x; path=/en', '_c3=x', 'other=stays; path=/']) {
    // biome-ignore lint/suspicious/noDocumentCookie: It is what the services of the test do.
    document.cookie = cookie;
  }
  applyConsent([counter], { ...onlyNecessary, analytics: true });
  expect(document.cookie).toContain('_c2=x');
  expect(localStorage.getItem('count')).toBe('x');

  applyConsent([counter], onlyNecessary);
  expect(document.cookie).toBe('other=stays');
  expect(Object.keys(localStorage)).toEqual(['counter']);
  expect(Object.keys(sessionStorage)).toEqual(['tab']);
});
