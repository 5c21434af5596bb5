import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Request } from 'playwright/test';
import { z } from 'zod';

/** Owner and name of the repository on the mock. */
export const repository = 'example/site';

/** The token that the mock accepts. */
export const token = 'github_pat_valid';

/** A mock of GitHub's API for one branch, which is kept in memory. */
export type GitHub = {
  files: Map<string, string>;
  /** Saves a file as a second user. */
  save: (path: string, text: string) => void;
  /** Responds to the requests of a browser context. */
  mockRequests: (context: BrowserContext) => Promise<unknown>;
};

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

/** Creates the mock with the present texts. */
export function mockGitHub(): GitHub {
  const files = new Map(projectFiles());
  let commits = 0;
  const head = () => gitOid(`commit ${commits}`);
  const lastCommit = () => ({
    oid: head(),
    message: 'Edit texts',
    committedDate: date,
    author: { ...user, avatarUrl: '', user: { id: 1, databaseId: 1, login: user.login } },
  });
  const save = (path: string, text: string) => {
    files.set(path, text);
    commits += 1;
  };

  function commit(query: string, body: unknown): object {
    const { expectedHeadOid, fileChanges } = commitInput.parse(body).variables.input;
    if (expectedHeadOid !== head()) return { errors: [{ type: 'STALE_DATA', message: 'moved' }] };
    for (const { path, contents } of fileChanges.additions) {
      files.set(path, Buffer.from(contents, 'base64').toString());
    }
    commits += 1;
    const saved = parseOids(query, /(file_\d+): file\(path: "([^"]+)"\)/g).map(
      ([name, path]) => [name, { oid: gitOid(files.get(path) ?? '') }] as const,
    );
    const created = { oid: head(), committedDate: date, ...Object.fromEntries(saved) };
    return { data: { createCommitOnBranch: { commit: created } } };
  }

  /** Recognizes the editor's queries by parts of their text. */
  function graphql(body: { query: string }): object {
    const { query } = body;
    if (query.includes('createCommitOnBranch')) return commit(query, body);
    const history = { nodes: [lastCommit()] };
    if (/repository\([^)]*\)\s*\{\s*ref\(/.test(query)) {
      return { data: { repository: { ref: { target: { oid: head(), history } } } } };
    }
    const texts = new Map([...files.values()].map((text) => [gitOid(text), text]));
    const blobs = parseOids(query, /(\w+):\s*object\(oid: "([\da-f]+)"\)/g).map(
      ([name, oid]) => [name, { text: texts.get(oid), isTruncated: false }] as const,
    );
    const histories = parseOids(query, /(\w+):\s*ref\(/g).map(
      ([name]) => [name, { target: { history } }] as const,
    );
    return { data: { repository: Object.fromEntries([...blobs, ...histories]) } };
  }

  function answerTo(request: Request): object | undefined {
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql') return graphql(request.postDataJSON());
    if (pathname === '/user') return user;
    if (!pathname.includes('/git/trees/')) return undefined;
    const tree = [...files].map(([path, text]) => {
      const size = Buffer.byteLength(text);
      return { path, mode: '100644', type: 'blob', sha: gitOid(text), size };
    });
    return { tree };
  }

  const mockRequests = (context: BrowserContext) =>
    context.route('https://api.github.com/**', async (route, request) => {
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      const isSigned = request.headers()['authorization']?.endsWith(` ${token}`) ?? false;
      const json = isSigned ? answerTo(request) : { message: 'Bad credentials' };
      if (request.method() === 'OPTIONS') await route.fulfill({ status: 204, headers });
      else if (json) await route.fulfill({ status: isSigned ? 200 : 401, headers, json });
      else await route.fulfill({ status: 204, headers });
    });
  return { files, save, mockRequests };
}
