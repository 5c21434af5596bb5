import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** Processes that do the same kind of work. */
export type WorkerTeam<Job, Result> = {
  /** The results of jobs, in their order. @throws what the first failed one throws */
  runAll: (jobs: readonly Job[]) => Promise<Result[]>;
  /** Ends the processes. */
  close: () => void;
};

type Task<Job> = { index: number; job: Job };
type Answer<Result> = { index: number } & ({ result: Result } | { error: unknown });

/** Fewer jobs for each process are done sooner than it has started. */
const jobsPerProcess = 12;

/** Makes a process of a team do its work: the only call in its module. */
export function doJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  process.on('message', async ({ index, job }: Task<Job>) => {
    try {
      process.send?.({ index, result: await work(job) });
    } catch (error) {
      process.send?.({ index, error });
    }
  });
  // Also when the process that started it was killed.
  process.on('disconnect', () => process.exit());
}

/** Lets a process do jobs, one after the other, as long as there are any. */
function runOn<Job, Result>(
  child: ChildProcess,
  tasks: Iterator<[number, Job]>,
  finish: (index: number, result: Result) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      child.off('message', take).off('error', reject).off('exit', stopped);
      settle();
    };
    const next = () => {
      const { done, value } = tasks.next();
      if (done) end(resolve);
      else child.send({ index: value[0], job: value[1] } satisfies Task<Job>);
    };
    const take = (answer: Answer<Result>) => {
      if ('error' in answer) return end(() => reject(answer.error));
      finish(answer.index, answer.result);
      next();
    };
    const stopped = (code: number | null, signal: string | null) =>
      reject(new Error(`A worker of the build ended early (${code ?? signal}).`));
    child.on('message', take).on('error', reject).on('exit', stopped);
    next();
  });
}

/**
 * Prepares processes, which start with the first jobs that are worth it.
 *
 * @param module path of the module that calls `doJobs` with the same work, from the project's folder
 * @param work done in this process if there are few jobs
 * @param size how many processes there may be; 1 for this one alone
 */
export function openWorkerTeam<Job, Result>(
  module: string,
  work: (job: Job) => Promise<Result>,
  size: number,
): WorkerTeam<Job, Result> {
  const children: ChildProcess[] = [];
  const start = () =>
    fork(join(process.cwd(), module), {
      // Pages leave much behind: with more room, less of it is moved before it is dropped.
      execArgv: ['--max-semi-space-size=32', '--import', 'tsx'],
      // Keeps bytes and errors what they are.
      serialization: 'advanced',
    });

  return {
    runAll: async (jobs) => {
      const results: Result[] = [];
      const wanted = Math.min(size, Math.floor(jobs.length / jobsPerProcess));
      if (wanted < 2) {
        for (const job of jobs) results.push(await work(job));
        return results;
      }
      while (children.length < wanted) children.push(start());
      const tasks = jobs.entries();
      const finish = (index: number, result: Result) => {
        results[index] = result;
      };
      await Promise.all(children.map((child) => runOn(child, tasks, finish)));
      return results;
    },
    close: () => {
      for (const child of children.splice(0)) child.disconnect();
    },
  };
}
