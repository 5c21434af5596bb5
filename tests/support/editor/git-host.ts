import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { answerGraphql } from '@/tests/support/editor/graphql';
import { createRepository, type Repository } from '@/tests/support/editor/repository';
import { type LoopbackServer, serveOnLoopback } from '@/tests/support/serve-on-loopback';

/** A token that the stand-in accepts. */
export const validToken = 'github_pat_valid';

/** Owner and name of the repository on the stand-in. */
export const repositoryName = 'example/site';

/** A stand-in for the API of the Git host, over a real bare repository. */
export type GitHost = LoopbackServer & {
  repository: Repository;
  /** Makes the token run out, or gives it its rights back. */
  setToken: (state: 'valid' | 'expired' | 'read-only') => void;
  /** Path of every request, in order. */
  requests: readonly string[];
};

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization, Content-Type, Accept',
  'Access-Control-Allow-Methods': 'GET, POST',
};

const user = {
  id: 1,
  login: 'somebody',
  name: 'Somebody',
  email: 'somebody@example.org',
  avatar_url: '',
  html_url: 'https://github.com/somebody',
};

const graphqlBody = z.object({ query: z.string(), variables: z.unknown() });

async function tree({ git, branch }: Repository, commit: string) {
  const listed = await git('ls-tree', '-r', '-l', '-z', commit === branch ? branch : commit);
  return listed
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const [facts = '', path = ''] = line.split('\t');
      const [mode, type, sha, size] = facts.split(/ +/);
      return { path, mode, type, sha, size: Number(size) };
    });
}

/** Status and body of an answer; a body that is a text is sent as it is. */
type Reply = { status: number; body?: unknown };

async function answerRest(repository: Repository, path: string): Promise<Reply> {
  const inRepository = `/repos/${repositoryName}`;
  if (path === '/user') return { status: 200, body: user };
  if (path.startsWith(`${inRepository}/collaborators/`)) return { status: 204 };
  const commit = /\/git\/trees\/([\w/-]+)/.exec(path)?.[1];
  if (path.startsWith(inRepository) && commit !== undefined) {
    return { status: 200, body: { tree: await tree(repository, commit) } };
  }
  return { status: 404, body: { message: 'Not Found' } };
}

async function bodyOf(request: IncomingMessage) {
  return graphqlBody.parse(await json(request));
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { ...cors, 'Content-Type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

const forbidden = {
  errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by personal access token' }],
};

/** Starts the stand-in, with the present texts on a branch `texts`. */
export async function startGitHost(): Promise<GitHost> {
  const repository = createRepository('texts');
  const requests: string[] = [];
  let token: Parameters<GitHost['setToken']>[0] = 'valid';

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const path = (request.url ?? '').replace(/^\/api\/v3/, '');
    requests.push(path);
    const isSigned = request.headers.authorization?.endsWith(` ${validToken}`) ?? false;
    if (!isSigned || token === 'expired')
      return { status: 401, body: { message: 'Bad credentials' } };
    if (path !== '/api/graphql') return answerRest(repository, path);
    const body = await bodyOf(request);
    const isRefused = token === 'read-only' && body.query.includes('mutation');
    return { status: 200, body: isRefused ? forbidden : await answerGraphql(repository, body) };
  };

  const server = await serveOnLoopback((request, response) => {
    if (request.method === 'OPTIONS') {
      send(response, { status: 204 });
      return;
    }
    answer(request).then(
      (reply) => send(response, reply),
      (error: unknown) => send(response, { status: 500, body: { message: String(error) } }),
    );
  });
  return {
    ...server,
    repository,
    requests,
    setToken: (state) => {
      token = state;
    },
    close: async () => {
      await server.close();
      repository.remove();
    },
  };
}
