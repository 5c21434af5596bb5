import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const step = z.looseObject({ run: z.string().optional() });
const job = z.looseObject({ steps: z.array(step) });

/** The jobs of the workflow for texts that were saved in the text editor, by name. */
export function readTextsJobs() {
  const text = readFileSync('.github/workflows/texts.yml', 'utf8');
  return z.object({ jobs: z.record(z.string(), job) }).parse(parse(text)).jobs;
}
