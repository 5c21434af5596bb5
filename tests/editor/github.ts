import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext, Request } from 'playwright/test';

const gitOid = (text: string) => createHash('sha1').update(text).digest('hex');

const author = { id: 1, login: 'ana', name: 'Ana' };
const committedDate = '2026-11-01T12:00:00Z';

/** The parts of a query with a name and a value, such as `file_0: object(oid: "1a2b")`. */
const queryParts = (query: string, pattern: RegExp, answer: (value: string) => object) =>
  Object.fromEntries(
    [...query.matchAll(pattern)].map(([, name = '', value = '']) => [name, answer(value)]),
  );

/** Reads the project's texts by path. */
const projectFiles = () =>
  readdirSync('messages', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => [`messages/${file}`, readFileSync(`messages/${file}`, 'utf8')] as const);

/** A mock of GitHub's API for one branch with the present texts, which is kept in memory. */
export class GitHub {
  readonly files = new Map<string, string>(projectFiles());
  private commits = 0;

  /** The lines of the branch that the project's files do not have. */
  changedLines(): string[] {
    const before = new Map<string, string>(projectFiles());
    return [...this.files].flatMap(([path, text]) => {
      const known = before.get(path)?.split('\n') ?? [];
      const lines = text.split('\n').filter((line) => !known.includes(line));
      return lines.map((line) => `${path}: ${line.trim()}`);
    });
  }

  /** Recognizes the editor's queries by parts of their text. */
  private graphql(request: Request): object {
    const { query, variables } = request.postDataJSON();
    const additions = variables?.input?.fileChanges.additions ?? [];
    for (const { path, contents } of additions) {
      this.files.set(path, Buffer.from(contents, 'base64').toString());
      this.commits += 1;
    }
    const head = { oid: gitOid(`${this.commits}`), committedDate };
    if (additions.length > 0) {
      const saved = queryParts(query, /(file_\d+): file\(path: "([^"]+)"\)/g, (path) => ({
        oid: gitOid(this.files.get(path) ?? ''),
      }));
      return { createCommitOnBranch: { commit: { ...head, ...saved } } };
    }
    const history = { nodes: [{ ...head, message: '', author: { ...author, user: author } }] };
    const target = { ...head, history };
    if (/repository\([^)]*\)\s*\{\s*ref\(/.test(query)) return { repository: { ref: { target } } };
    const texts = new Map([...this.files.values()].map((text) => [gitOid(text), { text }]));
    return {
      repository: {
        ...queryParts(
          query,
          /(\w+):\s*object\(oid: "([\da-f]+)"\)/g,
          (oid) => texts.get(oid) ?? {},
        ),
        ...queryParts(query, /(\w+):\s*ref\(/g, () => ({ target })),
      },
    };
  }

  private answerTo(request: Request): object | undefined {
    if (request.method() === 'OPTIONS') return {};
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql') return { data: this.graphql(request) };
    if (pathname === '/user') return author;
    if (!pathname.includes('/git/trees/')) return undefined;
    const tree = [...this.files].map(([path, text]) => ({ path, type: 'blob', sha: gitOid(text) }));
    return { tree };
  }

  /** Responds to the requests of a browser context. */
  mockRequests = (context: BrowserContext) =>
    context.route('https://api.github.com/**', (route, request) => {
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      const json = this.answerTo(request);
      return route.fulfill({ headers, ...(json ? { json } : { status: 204 }) });
    });
}
