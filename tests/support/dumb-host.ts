import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '@/scripts/host-rules/content-types';
import { serveOnLoopback } from '@/tests/support/serve-on-loopback';

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function firstFile(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await isFile(path)) return path;
  return undefined;
}

/** `/en/a/b` → en/a/404.html, en/404.html, 404.html */
function notFoundFiles(root: string, segments: readonly string[]): string[] {
  return segments.map((_, index) =>
    join(root, ...segments.slice(0, segments.length - 1 - index), '404.html'),
  );
}

/**
 * Serves a folder like a minimal file host: the exact file X, X.html or X/index.html, otherwise the
 * nearest 404.html in a parent folder with status 404; no redirects.
 *
 * @returns the port, chosen by the system, and a function that stops the server
 */
export async function startDumbHost(
  root: string,
): Promise<{ port: number; close: () => Promise<void> }> {
  return await serveOnLoopback(async (request, response) => {
    // `URL` resolves dot segments, so that no path leaves the folder.
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const segments = pathname.slice(1).split('/').map(decodeURIComponent);
    const path = join(root, ...segments);
    const exact = pathname.endsWith('/') ? [] : [path, `${path}.html`];
    const found = await firstFile([...exact, join(path, 'index.html')]);
    const file = found ?? (await firstFile(notFoundFiles(root, segments)));
    response.writeHead(found ? 200 : 404, { 'Content-Type': contentTypeOf(file ?? '.txt') });
    response.end(file ? await readFile(file) : 'Not found');
  });
}
