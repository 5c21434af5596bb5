import { type FSWatcher, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { finderScript, previewScript } from '@/lib/i18n/text-preview';
import { formatProblem } from '@/lib/i18n/text-problem';
import { type Locale, localeFromPath } from '@/lib/locales';
import { projectContext, runContentChecks } from '@/scripts/checks/build-checks';
import { bundleFinder } from '@/scripts/text-finder/bundle-finder';

/** Wait after a change, in milliseconds, because editors write files in several steps. */
const debounceMs = 80;

const client = new URL('./text-preview-client.mjs', import.meta.url);

/** Problems in the texts of the page's language, and the number of problems in other languages. */
type TextProblems = { folder: string; lines: readonly string[]; others: number };

async function findTextProblems(locale: Locale, folder: string): Promise<TextProblems> {
  const results = await runContentChecks({ ...projectContext(), messages: folder }, 'build');
  const problems = results.flatMap((result) => result.problems);
  const own = problems.filter(({ file }) => file.startsWith(`messages/${locale}/`));
  return {
    folder: `messages/${locale}/`,
    lines: own.map(formatProblem),
    others: problems.length - own.length,
  };
}

function watchFolder(folder: string, onChange: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, debounceMs);
  });
  watcher.on('error', (error) =>
    console.warn(`Cannot watch the texts; reload pages after a change: ${error.message}`),
  );
  return watcher;
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
  const watcher = watchFolder(folder, () => {
    for (const page of pages) page.write('data: changed\n\n');
  });

  let finder: Promise<string> | undefined;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const respondAs = (type: string) =>
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    if (pathname === previewScript) {
      respondAs('text/javascript').end(await readFile(client));
    } else if (pathname === finderScript) {
      finder ??= bundleFinder(editor);
      respondAs('text/javascript').end(await finder);
    } else if (pathname === '/_texts/problems') {
      const problems = await findTextProblems(
        localeFromPath(searchParams.get('path') ?? '/'),
        folder,
      );
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
