/** @jest-environment node */

import { observatoryScore } from '@/tests/support/observatory';
import { contentSecurityPolicy } from '@/tooling/host-rules/content-security-policy';
import { headersOf, securityRules } from '@/tooling/host-rules/header-rules';

const policy = contentSecurityPolicy({ connect: [], services: [], hasServices: false }, [
  'sha256-x',
]);
const named = Object.entries(headersOf('/', securityRules(policy))).map(
  ([name, value]): [string, string] => [name.toLowerCase(), value],
);
const shipped = Object.fromEntries(named);

function scoreWith(changes: Record<string, string | undefined>, body = '<script src="/a.js">') {
  return observatoryScore({
    status: 200,
    headers: { ...shipped, ...changes },
    body: Buffer.from(body),
  });
}

/** Scores that version 1.4.8 of the package gives to the same answers. */
test.each([
  [130, {}],
  [120, { 'cross-origin-resource-policy': undefined }],
  [120, { 'cross-origin-resource-policy': 'cross-origin' }],
  [115, { 'cross-origin-resource-policy': 'same-origin, same-origin' }],
  [125, { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }],
  [
    80,
    { 'content-security-policy': policy.replace("script-src 'self'", "script-src 'self' https:") },
  ],
  [
    80,
    {
      'content-security-policy': policy.replace("script-src 'self'", "script-src 'unsafe-inline'"),
    },
  ],
  [
    110,
    { 'content-security-policy': policy.replace("script-src 'self'", "script-src 'unsafe-eval'") },
  ],
  [
    120,
    { 'content-security-policy': policy.replace("style-src 'self'", "style-src 'unsafe-inline'") },
  ],
  [80, { 'content-security-policy': "default-src 'none'" }],
  [80, { 'strict-transport-security': undefined }],
  [120, { 'strict-transport-security': 'max-age=100' }],
  [125, { 'referrer-policy': undefined }],
  [120, { 'referrer-policy': 'unsafe-url' }],
  [125, { 'x-content-type-options': undefined }],
])('%i points with %j', (score, changes) => {
  expect(scoreWith(changes)).toBe(score);
});

test('scripts of other sites cost points, and hashes for the own ones bring some', () => {
  expect(scoreWith({}, '<script src="http://other.example/a.js"></script>')).toBe(50);
  expect(scoreWith({}, '<script src="/a.js" integrity="sha256-x"></script>')).toBe(135);
});
