import { type Job, parseWorkflow, type Step, type Workflow } from '@/tooling/supply-chain/workflow';

const pinned = /^[\w.-]+\/[\w./-]+@[\da-f]{40}$/;
const pinnedImage = /@sha256:[\da-f]{64}$/;
const release = /^v\d+(?:\.\d+){1,2}$/;
/** Triggers that process untrusted input with the repository's permissions. */
const dangerousTriggers = ['pull_request_target', 'workflow_run', 'issue_comment'];

/** Commands that download a program by name or range instead of by the lockfile's hash. */
const unpinnedCommands: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\b(?:npx|bunx|pnpx|uvx)\b/, 'run the program from node_modules/.bin, as npm ci installed it'],
  [/\bnpm\s+(?:exec|x|create|init)\b/, 'run the program from node_modules/.bin'],
  [/\bnpm\s+(?:i|install|add|update)\b/, 'npm ci installs what the lockfile has'],
  [/\b(?:yarn|pnpm|bun|corepack|pipx?3?|cargo|gem|brew)\s/, 'take the program from the lockfile'],
  [/\b(?:curl|wget)\b/, 'take the program from the lockfile'],
];

/** Whether a value contains a secret. */
function holdsSecret(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  // Testing whether a secret is set does not reveal it.
  const text = value.replaceAll(/\bsecrets\.\w+ [!=]= ''/g, '');
  return text.includes('${{') && /\bsecrets\b/.test(text);
}

const holdsSecrets = (values: Readonly<Record<string, unknown>>) =>
  Object.values(values).some(holdsSecret);

function problemsOfCommand(run: string): string[] {
  return [
    ...unpinnedCommands
      .filter(([pattern]) => pattern.test(run))
      .map(([pattern, advice]) => `"${pattern.exec(run)?.[0]?.trim()}" in a command: ${advice}`),
    ...(run.includes('${{') ? ['an expression in a command: pass it in env'] : []),
  ];
}

function problemsOfStep({ uses, run, with: inputs, env }: Step, hasSecrets: boolean): string[] {
  const isCheckout = uses?.startsWith('actions/checkout@') ?? false;
  const installs = /\bnpm ci\b/.test(run ?? '');
  return [
    ...problemsOfCommand(run ?? ''),
    ...(isCheckout && inputs['persist-credentials'] !== false
      ? ['actions/checkout without persist-credentials: false']
      : []),
    ...(holdsSecrets(inputs) || (uses !== undefined && holdsSecrets(env))
      ? [`a secret for ${uses}: pass it to a single command`]
      : []),
    ...(hasSecrets && installs && !run?.includes('--ignore-scripts')
      ? ['npm ci without --ignore-scripts in a job with a secret']
      : []),
    ...(installs && holdsSecrets(env) ? ['npm ci with a secret in its environment'] : []),
  ];
}

function grantsWriting(permissions: unknown): boolean {
  return JSON.stringify(permissions ?? {}).includes('write');
}

const writable = new Set(['contents', 'pull-requests']);

/** Programs whose code comes from packages, or from a commit that may be an editor's. */
const runsPackages = /\b(?:npm|node|node_modules)\b/;

/**
 * Whether a job may write: single permissions, in a job that runs git and gh alone. Code of a package
 * could write whatever the job may.
 */
function isNarrowWriter({ permissions, steps }: Job): boolean {
  if (typeof permissions !== 'object' || permissions === null) return false;
  const granted = Object.entries(permissions).filter(([, level]) => level === 'write');
  return (
    granted.every(([name]) => writable.has(name)) &&
    steps.every(
      ({ run, uses }) =>
        !runsPackages.test(run ?? '') && (uses ?? 'actions/').startsWith('actions/'),
    )
  );
}

function problemsOfJob(job: Job): string[] {
  const { 'runs-on': runner, permissions, env, secrets, container, services, steps } = job;
  const images = [...(container ? [container] : []), ...Object.values(services)];
  const hasSecrets = steps.some((step) => holdsSecrets({ ...step.env, ...step.with }));
  return [
    ...(runner?.includes('latest') ? [`runs on ${runner}: name a version`] : []),
    ...(grantsWriting(permissions) && !isNarrowWriter(job) ? ['grants write permissions'] : []),
    ...(holdsSecrets(env) ? ['a secret for every step: pass it to one command'] : []),
    ...(secrets === 'inherit' ? ['passes on every secret: list those that are needed'] : []),
    ...images
      .filter(({ image }) => !pinnedImage.test(image))
      .map(({ image }) => `the image ${image}: name its digest, @sha256:…`),
    ...steps.flatMap((step) => problemsOfStep(step, hasSecrets)),
  ];
}

function problemsOfWorkflow({ on, permissions, env, jobs }: Workflow): string[] {
  return [
    ...on
      .filter((trigger) => dangerousTriggers.includes(trigger))
      .map((trigger) => `the trigger ${trigger} processes untrusted input with your permissions`),
    // Without it the repository's default applies, which may include write permissions.
    ...(permissions === undefined || grantsWriting(permissions)
      ? ['permissions: contents: read is missing at the top']
      : []),
    ...(holdsSecrets(env) ? ['a secret for every job: pass it to one command'] : []),
    ...Object.entries(jobs).flatMap(([name, job]) =>
      problemsOfJob(job).map((problem) => `jobs.${name}: ${problem}`),
    ),
  ];
}

/**
 * Finds what would run third-party code unverified or with excessive permissions: actions referenced
 * by a tag, which can be moved; programs downloaded without a hash; tokens where they are not used.
 *
 * @param text content of a GitHub Actions workflow
 * @returns one line per problem
 * @throws when it is not a workflow
 * @see https://docs.github.com/en/actions/reference/security/secure-use
 */
export function workflowProblems(text: string): string[] {
  const { workflow, actions } = parseWorkflow(text);
  return [
    ...actions.flatMap(({ name, comment }) => {
      if (!pinned.test(name)) return [`${name}: name the full SHA of a commit`];
      return release.test(comment) ? [] : [`${name}: name the release in a comment, # v1.2.3`];
    }),
    ...problemsOfWorkflow(workflow),
  ];
}
