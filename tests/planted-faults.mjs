/**
 * Faults to plant into the source: the tests that each one names have to find it. Without faults
 * all of them have to pass.
 *
 *   node tests/planted-faults.mjs               lists the faults
 *   node tests/planted-faults.mjs apply <id…>   writes faults into the source
 *   node tests/planted-faults.mjs restore       takes back what `apply` has written
 *   node tests/planted-faults.mjs run [<id…>]   plants faults (default: all), and runs their tests
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Each fault replaces a text that occurs once in the source, wherever its file is. Its tests are
 * all test files that notice it: `unit:<file>`, `published:<file>`, `hosts:<file>`, `e2e:<spec>`,
 * or `check` for `npm run check`.
 */
// biome-ignore format: one fault in few lines, to be read as a list
const faults = [
  // Pages.
  { id: 'home-features', covers: 'Home: six features',
    fault: 'The feature about legal security is missing.', find: "{ id: 'law', icon: 'law' },",
    replace: '', tests: ['published:tests/published/sections.test.ts', 'e2e:no-scripts.spec.ts'] },
  { id: 'home-questions', covers: 'Home: six questions',
    fault: 'The question about areas is missing.', find: "'academy', 'areas'] as const",
    replace: "'academy'] as const",
    tests: ['e2e:no-scripts.spec.ts', 'published:tests/published/sections.test.ts'] },
  { id: 'home-partners', covers: 'Home: five partner logos', fault: 'The first partner is missing.',
    find: 'site.partners.map(', replace: 'site.partners.slice(1).map(',
    tests: ['unit:tests/unit/sections/partners.test.tsx'] },
  { id: 'employer-services', covers: 'Employers: six services',
    fault: 'The service for integration is missing.', find: "{ id: 'integration', icon: 'house' },",
    replace: '', tests: ['published:tests/published/sections.test.ts'] },
  { id: 'nurse-steps', covers: 'Nurses: process of three steps',
    fault: 'The third step, the employer, is missing.', find: "'documents', 'employer'] as const",
    replace: "'documents'] as const",
    tests: ['published:tests/published/sections.test.ts',
      'published:tests/published/claims.test.ts'] },
  { id: 'academy-practice', covers: 'Academy: practice of a handover',
    fault: 'The keyboard does not lead from one room to the next.', find: 'name="room"',
    replace: '', tests: ['e2e:handover.spec.ts'] },
  { id: 'contact-booking', covers: 'Contact: booking page in a new tab',
    fault: 'The booking page replaces the page.', find: 'external\n                href={site.links.booking}',
    replace: 'href={site.links.booking}', tests: ['published:tests/published/sections.test.ts'] },
  { id: 'imprint-vat-id', covers: 'Imprint: VAT id',
    fault: 'The imprint does not state the VAT id.', find: "{ id: 'vatId', value: company.vatId },",
    replace: '', tests: ['published:tests/published/sections.test.ts'] },
  { id: 'privacy-retention', covers: 'Privacy: collection and processing',
    fault: 'The privacy policy states another retention period than the configuration.',
    find: '{ retention })', replace: "{ retention: retention.replace('6', '7') })",
    tests: ['published:tests/published/claims.test.ts'] },
  { id: 'terms-invoice', covers: 'Employer terms: invoice payable 14 days after receipt',
    fault: 'The terms give 30 days for the payment.', find: 'Rechnungen sind 14',
    replace: 'Rechnungen sind 30', tests: ['unit:tests/unit/terms/terms.test.ts'] },
  { id: 'terms-download', covers: 'Terms: both documents can be downloaded',
    fault: 'Both links download the terms for employers.', find: 'termsDownloads[name]',
    replace: 'termsDownloads.employers', tests: ['hosts:tests/hosts/downloads.test.ts'] },
  { id: 'not-found-enter', covers: 'Not found: Enter in the search box goes to the home page',
    fault: 'Enter loads the missing page again.', find: 'window.location.assign(home);',
    replace: 'window.location.reload();', tests: ['e2e:islands.spec.ts'] },
  // Header, menus, languages.
  { id: 'menu-escape', covers: 'Header: dropdown menus',
    fault: 'Escape closes a menu and loses the focus.', find: 'if (goesBack)',
    replace: 'if (!goesBack)', tests: ['e2e:menus.spec.ts'] },
  { id: 'breakpoint', covers: 'Mobile breakpoint 768 px',
    fault: 'The sheet replaces the bar below 1024 px.', find: '--breakpoint-md: 48rem;',
    replace: '--breakpoint-md: 64rem;', tests: ['e2e:responsive.spec.ts'] },
  { id: 'sheet-sections', covers: 'Mobile menu: one of three sections open at a time',
    fault: 'Without scripts, several sections are open at the same time.',
    find: 'name="menu-sheet"', replace: '', tests: ['e2e:no-scripts.spec.ts'] },
  { id: 'switcher', covers: 'Language switcher: equivalent page in the target language',
    fault: 'The switcher leads to the home page.', find: "page === 'notFound' ? 'home' : page",
    replace: "page === 'notFound' ? 'home' : 'home'", tests: ['e2e:language.spec.ts'] },
  { id: 'language-key', covers: 'Chosen language is cached in local storage under i18nextLng',
    fault: 'The chosen language is stored under another key.', find: "key: 'i18nextLng'",
    replace: "key: 'language'",
    tests: ['unit:tests/unit/islands/language/language-links.test.ts'] },
  { id: 'detection-order', covers: 'Language detection: local storage before the browser',
    fault: 'The chosen language counts only where the browser names none.',
    find: 'if (stored !== null && isLocale(stored)) return stored;',
    replace: 'if (languages.length === 0 && stored !== null && isLocale(stored)) return stored;',
    tests: ['unit:tests/unit/visitor-locale.test.ts'] },
  { id: 'suggestion-closed', covers: 'Language suggestion: dismissible',
    fault: 'The closed suggestion comes again on the next page.',
    find: "writeStored('suggestion', 'closed');", replace: '', tests: ['e2e:suggestion.spec.ts'] },
  // Widgets.
  { id: 'chat-delay', covers: 'Chat bubble: visible after 2000 ms',
    fault: 'The bubble appears after 4000 ms.', find: 'const delay = 2000;',
    replace: 'const delay = 4000;', tests: ['unit:tests/unit/islands/chat.test.tsx'] },
  { id: 'copy-email', covers: 'E-mail address: copy to the clipboard',
    fault: 'Another text than the address is copied.', find: 'writeText(email)',
    replace: 'writeText(texts.action)', tests: ['e2e:islands.spec.ts'] },
  { id: 'toast-failure', covers: 'Toasts: a failure stays until it is closed',
    fault: 'A destructive toast disappears by itself.', find: "kind === 'success' && !isPaused",
    replace: '!isPaused', tests: ['unit:tests/unit/islands/toasts.test.tsx'] },
  { id: 'accordion', covers: 'FAQ accordion: a single item open',
    fault: 'Several answers are open at the same time.', find: 'border-b" name={group}>',
    replace: 'border-b">',
    tests: ['e2e:questions.spec.ts', 'e2e:no-scripts.spec.ts',
      'published:tests/published/sections.test.ts'] },
  { id: 'page-menu', covers: 'Page menu: marks the current section', fault: 'No section is marked.',
    find: "setAttribute('aria-current', 'location')", replace: "removeAttribute('aria-current')",
    tests: ['e2e:page-menu.spec.ts'] },
  { id: 'planner', covers: 'Planner: month of the first working day',
    fault: 'The visa takes a month longer than the table says.',
    find: "visa: { from: 2, to: 2.5, unit: 'months' },",
    replace: "visa: { from: 3, to: 3.5, unit: 'months' },",
    tests: ['unit:tests/unit/plan/plan.test.ts'] },
  // Cookie consent.
  { id: 'consent-close', covers: 'Cookie consent: close icon stores nothing',
    fault: 'The close icon stores a choice.',
    find: 'closeUnanswered: () => setConsent((known) => ({ ...known, isAsked: false })),',
    replace: 'closeUnanswered: () => choose(onlyNecessary),', tests: ['e2e:consent.spec.ts'] },
  { id: 'consent-necessary', covers: 'Cookie consent: only necessary',
    fault: '"Only necessary" accepts all categories.', find: 'onAnswer(onlyNecessary)',
    replace: 'onAnswer(everything)',
    tests: ['e2e:consent-services.spec.ts', 'e2e:consent.spec.ts'] },
  { id: 'consent-key', covers: 'Cookie consent: stored under the key cookie-consent',
    fault: 'The consent is stored under another key.', find: "key: 'cookie-consent',",
    replace: "key: 'consent',", tests: ['e2e:consent.spec.ts', 'e2e:consent-services.spec.ts'] },
  { id: 'consent-settings', covers: 'Cookie settings: stored choice, nothing ticked before',
    fault: 'Every category is switched on in the settings.',
    find: 'changes[category] ?? current[category]', replace: 'changes[category] ?? true',
    tests: ['unit:tests/unit/islands/cookie-banner.test.tsx'] },
  { id: 'services-early', covers: 'Services load only after consent',
    fault: 'Services load before any choice.', find: 'record?.[service.category] ?? false',
    replace: 'record?.[service.category] ?? true',
    tests: ['unit:tests/unit/consent/apply-consent.test.ts'] },
  // Contact form.
  { id: 'form-submitting', covers: 'Contact form: button disabled while submitting',
    fault: 'The button stays enabled while the form is being sent.', find: 'disabled={isSending}',
    replace: 'disabled={false}', tests: ['e2e:contact-form-sending.spec.ts'] },
  { id: 'form-reset', covers: 'Contact form: reset after success',
    fault: 'The sent message stays in the form.', find: 'element.reset();', replace: '',
    tests: ['e2e:contact-form-sending.spec.ts'] },
  { id: 'form-border', covers: 'Contact form: red border on the invalid field',
    fault: 'The border of an invalid field does not change.', find: 'aria-invalid:border-accent',
    replace: '', tests: ['e2e:contact-form-checks.spec.ts'] },
  { id: 'name-length', covers: 'Validation: name of at least 2 characters',
    fault: 'A name of one character is valid.', find: 'name: 2, message',
    replace: 'name: 1, message', tests: ['unit:tests/unit/contact/check.test.ts'] },
  { id: 'message-length', covers: 'Validation: message of at least 10 characters',
    fault: 'A message of nine characters is valid.', find: 'message: 10 }', replace: 'message: 9 }',
    tests: ['unit:tests/unit/contact/check.test.ts'] },
  { id: 'email-words', covers: 'Validation: "Please enter a valid email address"',
    fault: 'The problem of the e-mail address has other words.',
    find: 'Please enter a valid email address', replace: 'Please check your email address',
    tests: ['published:tests/published/claims.test.ts'] },
  { id: 'error-title', covers: 'Error catalogue: title "Error sending message"',
    fault: 'The error toast has another title.', find: '"Error sending message"',
    replace: '"Message not sent"', tests: ['published:tests/published/claims.test.ts'] },
  { id: 'error-unknown', covers: 'Error catalogue: fallback "Unknown error"',
    fault: 'An answer without an error text shows the generic description.',
    find: 'outcome.error ?? failure.unknown', replace: 'failure.text',
    tests: ['unit:tests/unit/contact/texts.test.ts'] },
  { id: 'success-flag', covers: 'Contact call: success only with the success flag',
    fault: 'Any answer with status 200 counts as success.', find: 'if (isOk && success === true)',
    replace: 'if (isOk)', tests: ['unit:tests/unit/contact/send.test.ts'] },
  { id: 'contact-context', covers: 'Contact call: page and language in a header',
    fault: 'The header does not say from which page the request comes.', find: 'page: pathname',
    replace: "page: pathname && '/'",
    tests: ['unit:tests/unit/contact/check.test.ts'] },
  // Texts.
  { id: 'backend-texts', covers: 'Translation files: loaded from a backend',
    fault: 'The loaded files are empty.', find: '[[file.path, file.text]]',
    replace: "[[file.path, '']]", tests: ['unit:tests/unit/messages/backend.test.ts'] },
  { id: 'forbidden-word', covers: 'Texts: forbidden words',
    fault: 'A German text says "Krankenschwester".', find: 'Ich bin Pflegefachkraft',
    replace: 'Ich bin Krankenschwester', tests: ['check'] },
  { id: 'placeholder', covers: 'Texts: figures stand in one place',
    fault: 'A text contains a figure instead of its placeholder.',
    find: 'Fewer than {turnover} had left', replace: 'Fewer than 5% had left', tests: ['check'] },
  // Addresses, metadata, headers, budgets, accessibility.
  { id: 'alias', covers: 'Alias paths: /contact',
    fault: 'The alias /contact shows the not-found page.',
    find: "['employers', 'nurses', 'academy', 'contact'];",
    replace: "['employers', 'nurses', 'academy'];", tests: ['hosts:tests/hosts/routing.test.ts'] },
  { id: 'canonical', covers: 'Routes: canonical link of each language',
    fault: 'Every language names the German page as canonical.', find: 'canonical: address',
    replace: 'canonical: absoluteHref(defaultLocale, page)',
    tests: ['hosts:tests/hosts/metadata.test.ts', 'hosts:tests/hosts/routing.test.ts',
      'hosts:tests/hosts/structured-data.test.ts'] },
  { id: 'sitemap', covers: 'Sitemap: translations of each page',
    fault: 'Every entry names the translations of the home page.',
    find: 'alternates: { languages: alternatesOf(page) },',
    replace: "alternates: { languages: alternatesOf('home') },",
    tests: ['hosts:tests/hosts/sitemap.test.ts'] },
  { id: 'structured-data', covers: 'Structured data: no sample values',
    fault: 'Sample values of the company reach search engines.',
    find: 'return value !== undefined && !isSample(value);', replace: 'return value !== undefined;',
    tests: ['unit:tests/unit/structured-data/graph.test.ts'] },
  { id: 'policy', covers: 'Content security policy',
    fault: 'The policy allows what it does not name.', find: "'default-src': [none],",
    replace: "'default-src': [self],", tests: ['hosts:tests/hosts/headers.test.ts'] },
  { id: 'script-budget', covers: 'Budgets: 22 KB of script',
    fault: 'Every page loads more than 30 KB of script for animations.',
    find: 'handleLanguageLinks(controller.signal);',
    replace: "handleLanguageLinks(controller.signal);\n    void import('framer-motion');",
    tests: ['e2e:budgets.spec.ts'] },
  { id: 'search-label', covers: 'Accessibility: every field has a label',
    fault: 'The search box has no label.', find: 'htmlFor="not-found-search"',
    replace: 'htmlFor="not-found"',
    tests: ['e2e:a11y.spec.ts', 'e2e:islands.spec.ts'] },
  // The contact function.
  { id: 'limit-address', covers: 'At most 20 requests an hour from an address',
    fault: 'An address may send 200.', find: 'perAddress: 20', replace: 'perAddress: 200',
    tests: ['contact:tests/contact/handler.test.ts'] },
  { id: 'limit-network', covers: 'At most 60 requests an hour from a network',
    fault: 'A network may send 600.', find: 'perNetwork: 60', replace: 'perNetwork: 600',
    tests: ['contact:tests/contact/handler.test.ts'] },
  { id: 'body-limit', covers: 'A request has at most 64 KB', fault: 'It may have 640 KB.',
    find: 'maxBodyBytes = 64 * 1024', replace: 'maxBodyBytes = 640 * 1024',
    tests: ['contact:tests/contact/handler.test.ts', 'contact:tests/contact/requests.test.ts'] },
  { id: 'backoff', covers: 'A failed mail is tried again ever later',
    fault: 'It is tried every two minutes.', find: "interval '2 minutes' * (2 ^",
    replace: "interval '2 minutes' * (1 ^", tests: ['contact:tests/contact/outbox.test.ts'] },
  { id: 'mails-per-hour', covers: 'At most 100 mails an hour',
    fault: 'Mails of the last minute alone count.', find: "where sent_at > now() - interval '1 hour'",
    replace: "where sent_at > now() - interval '1 second'",
    tests: ['contact:tests/contact/outbox.test.ts'] },
  { id: 'reply-to', covers: 'The mail is answered to the visitor',
    fault: 'The answer goes to the website.', find: 'address: request.email }',
    replace: 'address: from }', tests: ['contact:tests/contact/outbox.test.ts'] },
  { id: 'mail-header', covers: 'A name cannot change the headers of a mail',
    fault: 'Encoded words and invisible characters reach the headers.',
    find: "/(?!\\u200C|\\u200D|\\uFE0E|\\uFE0F)\\p{Default_Ignorable_Code_Point}/gu",
    replace: '/\\u0000/gu', tests: ['contact:tests/contact/outbox.test.ts'] },
  { id: 'retention', covers: 'Requests are deleted after 180 days',
    fault: 'They are deleted after 180 months.', find: 'make_interval(days => $1)',
    replace: 'make_interval(months => $1)', tests: ['contact:tests/contact/outbox.test.ts'] },
  { id: 'hosted-mail', covers: 'Supabase blocks ports 25 and 587',
    fault: 'STARTTLS is accepted on Supabase.', find: 'isHosted: true', replace: 'isHosted: false',
    tests: ['contact:tests/contact/hosted.test.ts'] },
  { id: 'plain-outcome', covers: 'Form without scripts: wrong fields lead to the rules',
    fault: 'They lead to the failure.', find: "invalid: 'angaben'", replace: "invalid: 'fehler'",
    tests: ['contact:tests/contact/handler.test.ts'] },
];

const folders = ['app', 'components', 'lib', 'messages', 'supabase', 'scripts'];
const files = ['middleware.ts', 'site.config.ts'];
const types = /\.(?:ts|tsx|mjs|css|json|sql|md)$/;
/** What `apply` has written: file, text before, text after. */
const record = '.cache/planted-faults.json';

const ofHosts = ['--import', 'tsx', 'tests/support/with-hosts.ts', 'published'];
const nodeTest = [...ofHosts, '--import', 'tsx', '--test', '--test-reporter=spec'];
const playwright = [
  ...['node_modules/playwright/cli.js', 'test', '--config=tests/playwright.config.ts'],
  ...['--workers=2', '--reporter=list'],
];
/** Arguments of Node that run a test file; its name follows. */
const runners = {
  unit: [
    'node_modules/jest/bin/jest.js',
    '--config=tests/jest.config.mjs',
    '--ci',
    '--runTestsByPath',
  ],
  contact: ['--import', 'tsx', '--test', '--test-reporter=spec'],
  published: nodeTest,
  hosts: nodeTest,
  e2e: [...playwright, '--max-failures=1'],
  check: ['scripts/bootstrap.mjs', 'scripts/check.ts'],
};
/** How the runners print a failed test: Jest, Node, Playwright, checks. */
const failedTest = /^\s*(?:● .+|✖ .+|\d+\) .+|FAILED .+)$/gm;

function fail(line) {
  console.error(line);
  process.exit(1);
}

function node(args) {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28 };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { isGood: status === 0, output: `${stdout}\n${stderr}` };
}

function readSources() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...folders, ...files];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  const paths = stdout.split('\n').filter((path) => types.test(path) && existsSync(path));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** Files in which a text occurs, each as often as it does. */
const placesOf = (find, sources) =>
  [...sources].flatMap(([path, text]) => Array(text.split(find).length - 1).fill(path));

function faultsOf(ids) {
  const unknown = ids.find((id) => !faults.some((fault) => fault.id === id));
  if (unknown !== undefined) fail(`There is no fault ${unknown}.`);
  return faults.filter(({ id }) => ids.includes(id));
}

function apply(wanted) {
  if (existsSync(record)) fail('Faults are planted already; take them back first: restore');
  const sources = readSources();
  const planted = new Map(sources);
  for (const { id, find, replace } of wanted) {
    const places = placesOf(find, planted);
    const [path] = places;
    if (places.length !== 1) fail(`${id}: the text occurs ${places.length} times: ${find}`);
    planted.set(path, planted.get(path).split(find).join(replace));
  }
  const changes = [...planted]
    .map(([path, after]) => ({ path, before: sources.get(path), after }))
    .filter(({ before, after }) => before !== after);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(record, JSON.stringify(changes));
  for (const { path, after } of changes) writeFileSync(path, after);
}

function restore() {
  if (!existsSync(record)) return;
  for (const { path, before, after } of JSON.parse(readFileSync(record, 'utf8'))) {
    const now = readFileSync(path, 'utf8');
    if (now !== after && now !== before) fail(`${path} was changed since: take it back by hand.`);
    writeFileSync(path, before);
  }
  rmSync(record);
}

/** Faults to be planted together: no test file notices two of them. */
function roundsOf(wanted) {
  const rounds = [];
  for (const fault of wanted) {
    const { tests } = fault;
    const needsBuild = tests.some((test) => /^(?:published|hosts|e2e):/.test(test));
    const round = rounds.find(
      (each) =>
        !tests.includes('check') &&
        each.needsBuild === needsBuild &&
        !each.faults.some((other) =>
          other.tests.some((test) => test === 'check' || tests.includes(test)),
        ),
    );
    if (round) round.faults.push(fault);
    else rounds.push({ needsBuild, faults: [fault] });
  }
  return rounds;
}

/** The first failed test of those that a fault names; undefined where all pass. */
function failureOf({ tests }) {
  for (const test of tests) {
    const [kind, file] = test.split(':');
    const path = kind === 'e2e' ? `tests/e2e/${file}` : file;
    if (path !== undefined && !existsSync(path)) fail(`There is no ${path}.`);
    const { isGood, output } = node([...runners[kind], ...(path === undefined ? [] : [path])]);
    if (isGood) continue;
    const failed = output.match(failedTest)?.at(kind === 'check' ? -1 : 0);
    if (failed === undefined) fail(`${test} did not run:\n${output.slice(-2000)}`);
    return `${test}: ${failed.trim()}`;
  }
  return undefined;
}

function run(wanted) {
  // What an interrupted run has left.
  restore();
  process.on('exit', restore);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const rounds = roundsOf(wanted);
  let missed = 0;
  for (const [index, { needsBuild, faults: planted }] of rounds.entries()) {
    console.log(`\nRound ${index + 1} of ${rounds.length}`);
    apply(planted);
    if (needsBuild) {
      const { isGood, output } = node(['scripts/bootstrap.mjs', 'scripts/build.ts']);
      if (!isGood) fail(`The build failed: ${planted.map(({ id }) => id)}\n${output.slice(-2000)}`);
    }
    for (const fault of planted) {
      const failure = failureOf(fault);
      if (failure === undefined) missed += 1;
      console.log(`${fault.id.padEnd(20)} ${failure ?? 'MISSED'}`);
    }
    restore();
  }
  console.log(`\n${wanted.length - missed} of ${wanted.length} faults were found.`);
  if (rounds.some(({ needsBuild }) => needsBuild)) console.log('Build again: out/ has faults.');
  if (missed > 0) process.exitCode = 1;
}

function list() {
  const sources = readSources();
  for (const { id, covers, fault, find, tests } of faults) {
    const { length } = placesOf(find, sources);
    const problem = length === 1 ? '' : ` [the text occurs ${length} times]`;
    console.log(`${id.padEnd(20)} ${covers}: ${fault} (${tests.join(', ')})${problem}`);
  }
  console.log(`\n${faults.length} faults`);
}

const [command = 'list', ...ids] = process.argv.slice(2);
if (command === 'list') list();
else if (command === 'apply' && ids.length > 0) apply(faultsOf(ids));
else if (command === 'restore') restore();
else if (command === 'run') run(ids.length > 0 ? faultsOf(ids) : faults);
else fail('Usage: node tests/planted-faults.mjs [apply <id…> | restore | run [<id…>]]');
