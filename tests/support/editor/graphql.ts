import { z } from 'zod';
import type { Changes, Repository } from '@/tests/support/editor/repository';

/** An answer of the GraphQL endpoint. */
export type Answer = { data: unknown } | { errors: readonly { type: string; message: string }[] };

const commitInput = z.object({
  input: z.object({
    expectedHeadOid: z.string(),
    message: z.object({ headline: z.string() }),
    fileChanges: z.object({
      additions: z.array(z.object({ path: z.string(), contents: z.base64() })),
      deletions: z.array(z.object({ path: z.string() })),
    }),
  }),
});

/** The value of a quoted argument of GraphQL. */
const unquoted = (text: string) => z.string().parse(JSON.parse(text));

async function lastCommit({ git, branch }: Repository, path?: string) {
  const format = ['%H', '%s', '%an', '%ae', '%cI'].join('%x00');
  const of = path === undefined ? [] : ['--', path];
  const line = await git('log', '-1', `--format=${format}`, `refs/heads/${branch}`, ...of);
  const [oid, message, name, email, committedDate] = line.trim().split('\0');
  const user = { id: 1, databaseId: 1, login: 'somebody' };
  return { oid, message, committedDate, author: { name, email, avatarUrl: '', user } };
}

/** Answers a mutation as the host does: not when the branch has moved on. */
async function answerCommit(repository: Repository, query: string, variables: unknown) {
  const { input } = commitInput.parse(variables);
  const changes: Changes = new Map([
    ...input.fileChanges.additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const,
    ),
    ...input.fileChanges.deletions.map(({ path }) => [path, undefined] as const),
  ]);
  const oid = await repository.commit(changes, input.message.headline, input.expectedHeadOid);
  if (oid === undefined) {
    const message = `Expected branch to point to "${input.expectedHeadOid}" but it did not.`;
    return { errors: [{ type: 'STALE_DATA', message }] };
  }
  const files = [...query.matchAll(/(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")\)/g)].map(
    async ([, alias = '', path = '""']) => {
      const blob = await repository.git('rev-parse', `${oid}:${unquoted(path)}`);
      return [alias, { oid: blob.trim() }] as const;
    },
  );
  const { committedDate } = await lastCommit(repository);
  const commit = { oid, committedDate, ...Object.fromEntries(await Promise.all(files)) };
  return { data: { createCommitOnBranch: { commit } } };
}

/** Fields of the repository by alias, as far as the editor asks for them. */
async function repositoryFields(repository: Repository, query: string) {
  const blobs = [...query.matchAll(/(\w+):\s*object\(oid: "([\da-f]+)"\)/g)].map(
    async ([, alias = '', oid = '']) =>
      [alias, { text: await repository.git('cat-file', 'blob', oid), isTruncated: false }] as const,
  );
  const history = /(\w+):\s*ref\(.*?history\(first: \d+, path: ("(?:[^"\\]|\\.)*")\)/g;
  const commits = [...query.matchAll(history)].map(async ([, alias = '', path = '""']) => {
    const nodes = [await lastCommit(repository, unquoted(path))];
    return [alias, { target: { history: { nodes } } }] as const;
  });
  return Object.fromEntries([...(await Promise.all(blobs)), ...(await Promise.all(commits))]);
}

/**
 * Answers a GraphQL request from a real repository. Only what the editor asks is understood: its
 * queries are recognized by their words, not parsed.
 */
export async function answerGraphql(
  repository: Repository,
  { query, variables }: { query: string; variables: unknown },
): Promise<Answer> {
  if (query.includes('createCommitOnBranch')) return answerCommit(repository, query, variables);
  if (/repository\([^)]*\)\s*\{\s*ref\(/.test(query)) {
    const nodes = [await lastCommit(repository)];
    return {
      data: { repository: { ref: { target: { oid: nodes[0]?.oid, history: { nodes } } } } },
    };
  }
  return { data: { repository: await repositoryFields(repository, query) } };
}
