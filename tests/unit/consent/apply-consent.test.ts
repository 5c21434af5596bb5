import { applyConsent } from '@/lib/consent/apply-consent';
import { allCategories, onlyNecessary, type Service } from '@/lib/consent/consent';

const counter: Service = {
  id: 'counter',
  name: 'Counter',
  category: 'analytics',
  script: 'https://count.example.org/c.js',
  storage: { local: ['count'], session: ['tab_*'], cookies: ['_c*'] },
};
const film: Service = {
  id: 'film',
  name: 'Film',
  category: 'preferences',
  templateId: 'film-frame',
  storage: { local: [], session: [], cookies: [] },
};

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = '<template id="film-frame"><i>Film</i></template><b>After</b>';
});

test('starts allowed services, and only once', () => {
  for (const record of [undefined, onlyNecessary, { ...onlyNecessary, marketing: true }]) {
    applyConsent([counter, film], record);
  }
  expect(scripts()).toEqual([]);
  expect(document.querySelector('i')).toBeNull();
  for (const record of [allCategories, allCategories, onlyNecessary, allCategories]) {
    applyConsent([counter, film], record);
  }
  expect(scripts()).toEqual(['https://count.example.org/c.js']);
  expect(document.querySelectorAll('template + i + b')).toHaveLength(1);
});

test('ignores a missing template', () => {
  document.body.innerHTML = '<p id="film-frame">No template</p>';
  applyConsent([film], allCategories);
  expect(document.body.innerHTML).toBe('<p id="film-frame">No template</p>');
});

test('removes only the entries of services without consent', () => {
  window.history.replaceState(null, '', '/en/nurses');
  for (const key of ['count', 'counter']) localStorage.setItem(key, 'x');
  for (const key of ['tab_1', 'tab']) sessionStorage.setItem(key, 'x');
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
