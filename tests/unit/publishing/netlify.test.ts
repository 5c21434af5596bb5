/** @jest-environment node */
import { redirects } from '@/tooling/host-rules/redirects';
import { netlifyConfig } from '@/tooling/publishing/host-files/netlify';

/** Forced rules as Netlify reads them: a slash at the end counts neither here nor there. */
const rules = [
  ...netlifyConfig(redirects, 'hosting/netlify_headers').matchAll(
    /from = "([^"]*)"\n {2}to = "([^"]*)"\n {2}status = 301\n {2}force = true/g,
  ),
].map(([, from = '', to = '']) => ({ from: from.replace(/\/$/, ''), to: to.replace(/\/$/, '') }));
const froms = rules.map(({ from }) => from);

test('no forced rule leads to an address that a forced rule leads away from', () => {
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter(({ to }) => froms.includes(to))).toEqual([]);
});

test('each address has one rule', () => {
  expect(new Set(froms).size).toBe(froms.length);
});

test('every other spelling is led to its address', () => {
  const others = redirects
    .map(({ from, to }) => ({ from: from.replace(/\/$/, ''), to: to.replace(/\/$/, '') }))
    .filter(({ from, to }) => from !== to);
  expect(rules).toEqual(expect.arrayContaining(others));
});
