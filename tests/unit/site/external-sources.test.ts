/** @jest-environment node */
import type { Site } from '@/lib/site/schema';
import {
  contentSecurityPolicy,
  metaPolicy,
  nodePolicy,
} from '@/scripts/hosts/content-security-policy';
import { externalSources } from '@/scripts/hosts/external-sources';
import { site } from '@/site.config';

const declared: Site['services'][number] = {
  id: 'count',
  name: 'Count',
  category: 'analytics',
  script: 'https://count.example/run.js?x=1',
  origins: ['https://api.count.example'],
};

const supabase = { url: 'https://project.supabase.co', anonKey: 'key' };
const own = { ...declared, script: '/count.js', origins: [] };
const origins = 'https://count.example https://api.count.example';

/** The shipped site with other services and another backend. */
const sourcesWith = (services: Site['services'], backend?: Site['supabase']) =>
  externalSources({ ...site, services, supabase: backend });

const plain = sourcesWith([]);

it.each<[what: string, sources: typeof plain, has: readonly string[], lacks: RegExp]>([
  [
    'without services and backend, the same origin only',
    plain,
    ["connect-src 'self';", "form-action 'self';", "require-trusted-types-for 'script'"],
    /https:/,
  ],
  [
    'with a backend, its requests and form posts',
    sourcesWith([], supabase),
    [
      "connect-src 'self' https://project.supabase.co;",
      "form-action 'self' https://project.supabase.co;",
      "script-src 'self';",
    ],
    /frame-src/,
  ],
  [
    'with a service, its origins only',
    sourcesWith([declared]),
    [
      ...['script-src', 'img-src', 'connect-src'].map((name) => `${name} 'self' ${origins};`),
      `frame-src ${origins};`,
    ],
    /require-trusted-types-for|unsafe/,
  ],
  [
    'with a service on the same origin, no other origin',
    sourcesWith([own]),
    ["script-src 'self';"],
    /frame-src|require-trusted-types-for/,
  ],
])('the policy of a page allows %s', (_, sources, has, lacks) => {
  const policy = contentSecurityPolicy(sources, []);
  for (const directive of has) expect(policy).toContain(directive);
  expect(policy).not.toMatch(lacks);
});

test('the element has the directives of the header that browsers support in it', () => {
  const sources = sourcesWith([declared]);
  const parts = contentSecurityPolicy(sources, []).split('; ');
  expect(metaPolicy(sources, []).split('; ')).toEqual(
    parts.filter((part) => !part.startsWith('frame-ancestors')),
  );
});

test('Next’s own server allows the inline scripts of its page, and what its loader needs', () => {
  const hashed = "script-src 'self' 'sha256-a' 'sha256-b';";
  expect(nodePolicy(plain, ['sha256-a', 'sha256-b'])).toContain(hashed);
  expect(nodePolicy(plain)).toContain("script-src 'self';");
  expect(nodePolicy(plain)).not.toContain('unsafe');
  const noPolicies = /trusted-types-for 'script'; trusted-types 'none'/;
  expect(contentSecurityPolicy(plain, [])).toMatch(noPolicies);
  expect(nodePolicy(plain)).toMatch(/trusted-types-for 'script'; trusted-types default$/);
  expect(nodePolicy(sourcesWith([declared]))).not.toContain('trusted-types');
});
