/** Tests outside of Jest that a change may break: by Node's runner, and by Playwright. */
export type RelatedTests = { node: readonly string[]; browser: readonly string[] };

const none: RelatedTests = { node: [], browser: [] };
const published = [
  'tests/published/html.test.ts',
  'tests/published/links.test.ts',
  'tests/published/scripts.test.ts',
  'tests/published/sections.test.ts',
];
const claims = ['tests/published/claims.test.ts', 'tests/published/channels.test.ts'];
const addresses = ['tests/hosts/routing.test.ts', 'tests/hosts/sitemap.test.ts'];
const answers = ['tests/hosts/headers.test.ts', 'tests/hosts/contact-endpoint.test.ts'];
const looks = ['a11y', 'responsive'];

/**
 * Which tests are closest to what lies below a folder. The longest folder that holds a file
 * decides; everything else is left to Jest, and to `npm test`.
 */
const testsByFolder: Readonly<Record<string, RelatedTests>> = {
  app: { node: published, browser: ['responsive'] },
  components: { node: published, browser: looks },
  'components/islands': { node: [], browser: ['islands', 'islands-late'] },
  'components/islands/chat': { node: [], browser: ['chat'] },
  'components/islands/consent': { node: [], browser: ['consent', 'consent-hurry'] },
  'components/islands/contact': {
    node: [],
    browser: ['contact-form-checks', 'contact-form-sending', 'contact-form-plain'],
  },
  'components/islands/language': { node: [], browser: ['language', 'suggestion'] },
  'components/islands/menus': { node: [], browser: ['menus', 'menu-sheet'] },
  'components/islands/questions': { node: [], browser: ['questions'] },
  'components/islands/toasts': { node: [], browser: ['toasts'] },
  'lib/consent': { node: [], browser: ['consent', 'consent-services'] },
  'lib/contact': {
    node: ['tests/contact/answers.test.ts', 'tests/contact/plain-posts.test.ts'],
    browser: ['contact-form-checks'],
  },
  'lib/metadata': { node: ['tests/hosts/metadata.test.ts'], browser: [] },
  'lib/routing': { node: addresses, browser: [] },
  'lib/site': { node: claims, browser: [] },
  'lib/storage': { node: [], browser: ['storage'] },
  'lib/structured-data': { node: ['tests/hosts/structured-data.test.ts'], browser: [] },
  'lib/terms': { node: ['tests/hosts/downloads.test.ts'], browser: [] },
  messages: { node: [...published, ...claims], browser: ['responsive'] },
  supabase: {
    node: [
      'tests/contact/answers.test.ts',
      'tests/contact/storing.test.ts',
      'tests/contact/mail.test.ts',
      'tests/contact/plain-posts.test.ts',
    ],
    browser: [],
  },
  'supabase/migrations': { node: ['tests/contact/database.test.ts'], browser: [] },
  'tooling/cms': { node: [], browser: ['editor'] },
  'tooling/contact-stack': {
    node: ['tests/stack/inbox.test.ts', 'tests/stack/postgres.test.ts'],
    browser: [],
  },
  'tooling/host-rules': { node: [...addresses, ...answers], browser: ['policy'] },
  'tooling/hosting': { node: [...addresses, ...answers], browser: [] },
  'tooling/publishing': { node: published, browser: ['network', 'policy'] },
};

/** Folders of a path from the file upwards. */
function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}

function testsFor(path: string): RelatedTests {
  const [spec] = /^tests\/e2e\/(.+)\.spec\.ts$/.exec(path)?.slice(1) ?? [];
  if (spec !== undefined) return { node: [], browser: [spec] };
  if (/^tests\/(?:attack|contact|hosts|published|stack)\/[^/]+\.test\.ts$/.test(path)) {
    return { node: [path], browser: [] };
  }
  const folder = foldersOf(path).find((each) => testsByFolder[each] !== undefined) ?? '';
  return testsByFolder[folder] ?? none;
}

/**
 * The tests outside of Jest that are closest to changed files.
 *
 * @param paths relative to the project
 */
export function relatedTests(paths: readonly string[]): RelatedTests {
  const found = paths.map(testsFor);
  const all = (of: keyof RelatedTests) => [...new Set(found.flatMap((each) => each[of]))].sort();
  return { node: all('node'), browser: all('browser') };
}
