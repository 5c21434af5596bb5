import { watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { previewScript } from '@/lib/i18n/text-marks';
import { formatProblem } from '@/lib/i18n/text-problem';
import { localeFromPath } from '@/lib/locales';
import { runContentChecks } from '@/scripts/checks/build-checks';
import { bundleFinder } from '@/scripts/publishing/bundle';

/** Wait after a change, in milliseconds, because editors write files in several steps. */
const debounceMs = 80;

/** Problems in the texts of a page's language; the summary is empty if there are none anywhere. */
export type TextProblems = { summary: string; lines: readonly string[] };

async function findTextProblems(path: string, messages: string): Promise<TextProblems> {
  const results = await runContentChecks({ messages }, 'build');
  const problems = results.flatMap((result) => result.problems);
  if (problems.length === 0) return { summary: '', lines: [] };
  const folder = `messages/${localeFromPath(path)}/`;
  const own = problems.filter(({ file }) => file.startsWith(folder));
  const others = problems.length - own.length;
  const rest = others > 0 ? `; in other languages: ${others}, see npm run messages` : '';
  return { summary: `To fix in ${folder}: ${own.length}${rest}`, lines: own.map(formatProblem) };
}

/**
 * Shows problems of a page's texts and the file of each text on the page itself, and reloads open
 * pages when a text changes.
 *
 * @param editor URL of the text editor; empty for none
 * @returns `handle`, which handles requests of the preview and resolves to whether it did
 */
export function createTextPreview(folder: string, editor = '') {
  const pages = new Set<ServerResponse>();
  let timer: NodeJS.Timeout | undefined;
  const reload = () => {
    for (const page of pages) page.write('data: changed\n\n');
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(reload, debounceMs);
  });
  watcher.on('error', (error) =>
    console.warn(`Cannot watch the texts; reload pages after a change: ${error.message}`),
  );
  let script: Promise<string> | undefined;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const respondAs = (type: string) =>
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    if (pathname === previewScript) {
      script ??= bundleFinder(editor, 'preview');
      respondAs('text/javascript').end(await script);
    } else if (pathname === '/_texts/problems') {
      const problems = await findTextProblems(searchParams.get('path') ?? '/', folder);
      respondAs('application/json').end(JSON.stringify(problems));
    } else if (pathname === '/_texts/changes') {
      // After a restart of the server the browser reconnects within a second.
      respondAs('text/event-stream').write('retry: 1000\n\n');
      pages.add(response);
      response.once('close', () => pages.delete(response));
    } else return false;
    return true;
  };
  return { handle, close: () => watcher.close() };
}
