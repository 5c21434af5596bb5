import { isScalar, parseDocument, visit } from 'yaml';
import { z } from 'zod';

const values = z.record(z.string(), z.unknown()).default({});

const stepSchema = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: values,
  env: values,
  shell: z.unknown().optional(),
});

/** A container: its image, or an object with its image. */
const containerSchema = z.union([
  z.string().transform((image) => ({ image })),
  z.looseObject({ image: z.string() }),
]);

const jobSchema = z.looseObject({
  'runs-on': z.string().optional(),
  permissions: z.unknown().optional(),
  env: values,
  /** Shell and folder of all commands. */
  defaults: z.unknown().optional(),
  /** Secrets for a called workflow, or `inherit`. */
  secrets: z.unknown().optional(),
  container: containerSchema.optional(),
  services: z.record(z.string(), containerSchema).default({}),
  steps: z.array(stepSchema).default([]),
});

const workflowSchema = z.looseObject({
  /** Names of the triggering events. */
  on: z.union([
    z.string().transform((name) => [name]),
    z.array(z.string()),
    z.record(z.string(), z.unknown()).transform((events) => Object.keys(events)),
  ]),
  permissions: z.unknown().optional(),
  env: values,
  /** Shell and folder of all commands. */
  defaults: z.unknown().optional(),
  jobs: z.record(z.string(), jobSchema),
});

/** One step of a job. */
export type Step = z.infer<typeof stepSchema>;
/** One job of a workflow. */
export type Job = z.infer<typeof jobSchema>;
/** A workflow of GitHub Actions. */
export type Workflow = z.infer<typeof workflowSchema>;

/** An action or workflow that a workflow uses, and the comment after it. */
export type UsedAction = { name: string; comment: string };

/**
 * Parses a GitHub Actions workflow.
 *
 * @throws an error when it is not YAML, or not a workflow
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax
 */
export function parseWorkflow(text: string): { workflow: Workflow; actions: UsedAction[] } {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw error;

  const actions: UsedAction[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'uses') return;
      const name = isScalar(value) ? String(value.value) : '';
      actions.push({ name, comment: (isScalar(value) && value.comment?.trim()) || '' });
    },
  });
  return { workflow: workflowSchema.parse(document.toJS()), actions };
}
