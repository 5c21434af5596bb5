import { type Job, parseWorkflow, type Step, type Workflow } from '@/tooling/supply-chain/workflow';

const pinned = /^[\w.-]+\/[\w./-]+@[\da-f]{40}$/;
const pinnedImage = /@sha256:[\da-f]{64}$/;
const release = /^v\d+(?:\.\d+){1,2}$/;
/** Triggers that process untrusted input with the repository's permissions. */
const dangerousTriggers = ['pull_request_target', 'workflow_run', 'issue_comment'];

/** A hosted image with its version; machines of one's own keep what an earlier run has left. */
const hostedRunner = /^ubuntu-\d+\.\d+$/;

/**
 * The only commands of a workflow, with `Q` for what is quoted: the project's own, programs that `npm ci`
 * has installed by the lockfile's hashes, and those that fetch nothing and run no other program.
 */
const allowedCommands: readonly RegExp[] = [
  /^npm (?:ci(?: --ignore-scripts)?|test|run (?:-s )?[\w:-]+(?: -- [\w/ ]+)?|audit signatures)$/,
  /^node_modules\/\.bin\/playwright install[\w -]*$/,
  /^tools\/wrangler\/node_modules\/\.bin\/wrangler pages deploy [\w $=-]*$/,
  /^(?:echo|exit|true|head|grep|tee|\[)(?: [\w !=./-]+)?\]?$/,
  /^sed Q [\w./-]+$/,
  /^git (?:diff|rev-parse|merge-base|push origin) [\w ./:-]+$/,
  /^gh (?:auth setup-git|pr (?:list|edit|create)(?: [\w .-]+)?)$/,
];

/** Whether a value contains a secret or the workflow's own token. */
function holdsSecret(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  // Testing whether a secret is set does not reveal it.
  const text = value.replaceAll(/\bsecrets\.\w+ [!=]= ''/g, '');
  // Names in expressions are not case-sensitive.
  return text.includes('${{') && /\bsecrets\b|\bgithub(?:\.token\b|\s*[[)])/i.test(text);
}

const holdsSecrets = (values: Readonly<Record<string, unknown>>) =>
  Object.values(values).some(holdsSecret);

/** The single commands of a shell script, with `Q` for what is quoted or substituted. */
function commandsIn(run: string): string[] {
  const commands: string[] = [];
  let script = run
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .replaceAll(/^\s*#.*$/gm, '')
    .replaceAll(/\$?'[^'\n]*'/g, 'Q');
  for (let inner = /\$\(([^()]*)\)/.exec(script); inner; inner = /\$\(([^()]*)\)/.exec(script)) {
    commands.push(...commandsIn(inner[1] ?? ''));
    script = script.replace(inner[0], 'Q');
  }
  const pieces = script.replaceAll(/"(?:\\.|[^"\\])*"/g, 'Q').split(/\n|;|&&|\|\|?|[{}]/);
  const single = pieces.map((piece) =>
    piece
      .trim()
      .replace(/^(?:(?:if|then|elif|else|fi|!)(?: |$))+/, '')
      .replace(/^\w+=Q(?: |$)/, '')
      .replace(/ ?>>? [\w./-]+$/, '')
      .trim(),
  );
  return [...commands, ...single.filter((command) => command !== '')];
}

function problemsOfCommand(run: string): string[] {
  return [
    ...commandsIn(run)
      .filter((command) => !allowedCommands.some((pattern) => pattern.test(command)))
      .map((command) => `"${command}" is not one of the allowed commands`),
    ...(/GITHUB_(?:ENV|PATH)/.test(run) ? ['changes what later steps run with'] : []),
    ...(run.includes('${{') ? ['an expression in a command: pass it in env'] : []),
  ];
}

function problemsOfStep(step: Step, hasSecrets: boolean): string[] {
  const { uses, run, with: inputs, env, shell } = step;
  const isCheckout = uses?.startsWith('actions/checkout@') ?? false;
  const installs = /\bnpm ci\b/.test(run ?? '');
  return [
    ...problemsOfCommand(run ?? ''),
    ...(shell === undefined ? [] : ['a shell of its own']),
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
    ...(runner === undefined || hostedRunner.test(runner)
      ? []
      : [`runs on ${runner}: name a hosted image with its version`]),
    ...(job.defaults === undefined ? [] : ['defaults for its commands']),
    ...(grantsWriting(permissions) && !isNarrowWriter(job) ? ['grants write permissions'] : []),
    ...(holdsSecrets(env) ? ['a secret for every step: pass it to one command'] : []),
    ...(secrets === 'inherit' ? ['passes on every secret: list those that are needed'] : []),
    ...images
      .filter(({ image }) => !pinnedImage.test(image))
      .map(({ image }) => `the image ${image}: name its digest, @sha256:…`),
    ...steps.flatMap((step) => problemsOfStep(step, hasSecrets)),
  ];
}

function problemsOfWorkflow({ on, permissions, env, defaults, jobs }: Workflow): string[] {
  return [
    ...on
      .filter((trigger) => dangerousTriggers.includes(trigger))
      .map((trigger) => `the trigger ${trigger} processes untrusted input with your permissions`),
    // Without it the repository's default applies, which may include write permissions.
    ...(permissions === undefined || grantsWriting(permissions)
      ? ['permissions: contents: read is missing at the top']
      : []),
    ...(holdsSecrets(env) ? ['a secret for every job: pass it to one command'] : []),
    ...(defaults === undefined ? [] : ['defaults for all commands']),
    ...Object.entries(jobs).flatMap(([name, job]) =>
      problemsOfJob(job).map((problem) => `jobs.${name}: ${problem}`),
    ),
  ];
}

/**
 * Finds what would run third-party code unverified or with excessive permissions: actions referenced
 * by a tag, which can be moved; commands that are not allowed; tokens where they are not used.
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
