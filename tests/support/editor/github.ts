import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Request } from 'playwright/test';
import { z } from 'zod';

/** Owner and name of the repository on the mock. */
export const repository = 'example/site';

const gitOid = (text: string) => createHash('sha1').update(text).digest('hex');

const commitInput = z.object({
  variables: z.object({
    input: z.object({
      expectedHeadOid: z.string(),
      fileChanges: z.object({
        additions: z.array(z.object({ path: z.string(), contents: z.base64() })),
      }),
    }),
  }),
});

const user = { id: 1, login: 'somebody', name: 'Somebody', email: 'somebody@example.org' };
const date = '2026-11-01T12:00:00Z';

const projectFiles = () =>
  readdirSync('messages', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => join('messages', file))
    .map((path) => [path, readFileSync(path, 'utf8')] as const);

const parseOids = (query: string, pattern: RegExp) =>
  [...query.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const);

/** A mock of GitHub's API for one branch with the present texts, which is kept in memory. */
export class GitHub {
  readonly files = new Map(projectFiles());
  private commits = 0;

  private head = () => gitOid(`commit ${this.commits}`);

  /** Saves a file as a second user. */
  save(path: string, text: string): void {
    this.files.set(path, text);
    this.commits += 1;
  }

  /** The lines of the branch that differ from the project's files. */
  changedLines(): string[] {
    const before = new Map(projectFiles());
    return [...this.files].flatMap(([path, text]) => {
      const known = new Set(before.get(path)?.split('\n'));
      const lines = text.split('\n').filter((line) => !known.has(line));
      return lines.map((line) => `${path}: ${line.trim()}`);
    });
  }

  private commit(query: string, body: unknown): object {
    const { expectedHeadOid, fileChanges } = commitInput.parse(body).variables.input;
    if (expectedHeadOid !== this.head()) {
      return { errors: [{ type: 'STALE_DATA', message: 'moved' }] };
    }
    for (const { path, contents } of fileChanges.additions) {
      this.files.set(path, Buffer.from(contents, 'base64').toString());
    }
    this.commits += 1;
    const saved = parseOids(query, /(file_\d+): file\(path: "([^"]+)"\)/g).map(
      ([name, path]) => [name, { oid: gitOid(this.files.get(path) ?? '') }] as const,
    );
    const commit = { oid: this.head(), committedDate: date, ...Object.fromEntries(saved) };
    return { data: { createCommitOnBranch: { commit } } };
  }

  /** Recognizes the editor's queries by parts of their text. */
  private graphql(body: { query: string }): object {
    const { query } = body;
    if (query.includes('createCommitOnBranch')) return this.commit(query, body);
    const author = { ...user, avatarUrl: '', user: { id: 1, databaseId: 1, login: user.login } };
    const last = { oid: this.head(), message: 'Edit texts', committedDate: date, author };
    const history = { nodes: [last] };
    if (/repository\([^)]*\)\s*\{\s*ref\(/.test(query)) {
      return { data: { repository: { ref: { target: { oid: this.head(), history } } } } };
    }
    const texts = new Map([...this.files.values()].map((text) => [gitOid(text), text]));
    const blobs = parseOids(query, /(\w+):\s*object\(oid: "([\da-f]+)"\)/g).map(
      ([name, oid]) => [name, { text: texts.get(oid), isTruncated: false }] as const,
    );
    const histories = parseOids(query, /(\w+):\s*ref\(/g).map(
      ([name]) => [name, { target: { history } }] as const,
    );
    return { data: { repository: Object.fromEntries([...blobs, ...histories]) } };
  }

  private answerTo(request: Request): object | undefined {
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql') return this.graphql(request.postDataJSON());
    if (pathname === '/user') return user;
    if (!pathname.includes('/git/trees/')) return undefined;
    const tree = [...this.files].map(([path, text]) => {
      const size = Buffer.byteLength(text);
      return { path, mode: '100644', type: 'blob', sha: gitOid(text), size };
    });
    return { tree };
  }

  /** Responds to the requests of a browser context. */
  mockRequests = (context: BrowserContext) =>
    context.route('https://api.github.com/**', async (route, request) => {
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      const json = request.method() === 'OPTIONS' ? undefined : this.answerTo(request);
      await route.fulfill({ headers, ...(json ? { json } : { status: 204 }) });
    });
}
