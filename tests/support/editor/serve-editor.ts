import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { editorHeaders } from '@/scripts/cms/host-files';
import { writeEditor } from '@/scripts/cms/write-editor';
import { repositoryName } from '@/tests/support/editor/git-host';
import { type LoopbackServer, serveOnLoopback } from '@/tests/support/serve-on-loopback';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Writes the editor for a Git host and serves it with its headers, as its own host does.
 *
 * @param api address of the Git host's API
 */
export async function serveEditor(api: string): Promise<LoopbackServer> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  await writeEditor({ repository: repositoryName, branch: 'texts', api }, folder);
  const server = await serveOnLoopback(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://editor');
    const path = pathname === '/' ? '/index.html' : pathname;
    try {
      const content = await readFile(join(folder, path));
      const type = types[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { ...editorHeaders(api), 'Content-Type': type });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  return {
    ...server,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
