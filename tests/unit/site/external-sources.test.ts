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

/** The shipped site with other services and another backend. */
const sourcesWith = (changes: Partial<Pick<Site, 'services'>> & { supabase?: Site['supabase'] }) =>
  externalSources({ ...site, ...changes });

test('without services and backend, a page loads from its own origin alone', () => {
  const policy = contentSecurityPolicy(sourcesWith({ supabase: undefined, services: [] }), []);
  expect(policy).not.toContain('https:');
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("form-action 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('the backend may be called, and posted to without scripts', () => {
  const supabase = { url: 'https://project.supabase.co', anonKey: 'key' };
  const policy = contentSecurityPolicy(sourcesWith({ supabase, services: [] }), []);
  expect(policy).toContain("connect-src 'self' https://project.supabase.co;");
  expect(policy).toContain("form-action 'self' https://project.supabase.co;");
  expect(policy).toContain("script-src 'self';");
});

test('a declared service may load from where it says, and nowhere else', () => {
  const policy = contentSecurityPolicy(sourcesWith({ services: [declared] }), []);
  const origins = 'https://count.example https://api.count.example';
  for (const directive of ['script-src', 'img-src', 'connect-src']) {
    expect(policy).toContain(`${directive} 'self' ${origins};`);
  }
  expect(policy).toContain(`frame-src ${origins};`);
  expect(policy).not.toContain('require-trusted-types-for');
  expect(policy).not.toContain('unsafe');
});

test('a service on the own origin needs no other one', () => {
  const own = { ...declared, script: '/count.js', origins: [] };
  const policy = contentSecurityPolicy(sourcesWith({ services: [own] }), []);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/frame-src|require-trusted-types-for/);
});

test('the element holds what the header holds, but what an element may not', () => {
  const sources = sourcesWith({ services: [declared] });
  const parts = contentSecurityPolicy(sources, []).split('; ');
  expect(metaPolicy(sources, []).split('; ')).toEqual(
    parts.filter((part) => !part.startsWith('frame-ancestors')),
  );
});

test('Next’s own server allows the inline scripts of its page, and no others', () => {
  const sources = sourcesWith({ services: [] });
  expect(nodePolicy(sources, ['sha256-a', 'sha256-b'])).toContain(
    "script-src 'self' 'sha256-a' 'sha256-b';",
  );
  expect(nodePolicy(sources)).toContain("script-src 'self';");
  expect(nodePolicy(sources)).not.toContain('unsafe');
});

test('no script may create a Trusted Types policy, but what Next’s own loader needs', () => {
  const sources = sourcesWith({ services: [] });
  expect(contentSecurityPolicy(sources, [])).toMatch(
    /trusted-types-for 'script'; trusted-types 'none'/,
  );
  expect(nodePolicy(sources)).toMatch(/trusted-types-for 'script'; trusted-types default$/);
  expect(nodePolicy(sourcesWith({ services: [declared] }))).not.toContain('trusted-types');
});
